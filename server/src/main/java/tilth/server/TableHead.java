package tilth.server;

import tilth.engine.Setup;

/** What is fixed about a table from its first moment: its id and how its game is set up. */
record TableHead(String id, Setup setup, long createdAt) {}
