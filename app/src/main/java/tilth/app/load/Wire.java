package tilth.app.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * One HTTP connection, as plain as can be: the clients share the machine with the server they measure, so they must cost
 * little.
 */
final class Wire implements AutoCloseable {

    private static final int ROOM = 16 * 1024;

    private final String host;
    private final Socket socket;
    private final InputStream in;
    private int length;
    private boolean chunked;

    /** What came back. */
    record Answer(int status, String text) {}

    Wire(URI server) throws IOException {
        host = server.getHost();
        socket = new Socket(host, server.getPort());
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream(), ROOM);
    }

    Answer ask(String method, String path, String token, String body) throws IOException {
        int status = send(method, path, token, "application/json", body);
        byte[] text = chunked ? allChunks() : in.readNBytes(length);
        return new Answer(status, new String(text, StandardCharsets.UTF_8));
    }

    /** Begins to listen; from now on the wire only carries events. */
    void listen(String path, String token) throws IOException {
        int status = send("GET", path, token, "text/event-stream", "");
        if (status != 200) {
            throw new IOException("no stream, but status " + status);
        }
    }

    /** The next piece of the stream. */
    byte[] piece() throws IOException {
        if (chunked) {
            return chunk();
        }
        byte[] piece = new byte[ROOM];
        int size = in.read(piece);
        if (size < 0) {
            throw new EOFException("the stream has ended");
        }
        return Arrays.copyOf(piece, size);
    }

    private byte[] chunk() throws IOException {
        int size = Integer.parseInt(line(), 16);
        byte[] piece = in.readNBytes(size);
        line();
        return piece;
    }

    private byte[] allChunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] piece = chunk(); piece.length > 0; piece = chunk()) {
            all.writeBytes(piece);
        }
        return all.toByteArray();
    }

    private int send(String method, String path, String token, String accepted, String body) throws IOException {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\nAccept: " + accepted + "\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                + "Content-Length: " + content.length + "\r\n\r\n";
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(head.getBytes(StandardCharsets.UTF_8));
        whole.writeBytes(content);
        whole.writeTo(socket.getOutputStream());
        String[] status = line().split(" ");
        readHeaders();
        return Integer.parseInt(status[1]);
    }

    private void readHeaders() throws IOException {
        length = 0;
        chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String plain = header.toLowerCase(Locale.ROOT);
            if (plain.startsWith("content-length:")) {
                length = Integer.parseInt(
                        plain.substring("content-length:".length()).strip());
            }
            chunked |= plain.startsWith("transfer-encoding:") && plain.endsWith("chunked");
        }
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the server hung up");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
