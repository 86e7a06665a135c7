// Change and motion on any board: ghosts of what would happen, and flights of what has. The page names both; this file
// knows no rule.
import {config, morphElements} from "/turbo.js";

config.drive.enabled = false;
config.forms.mode = "off";

const byId = id => document.getElementById(id);

// Ghosts: what would happen, while the mouse or the focus is on a spot, or a finger rests there.

let haunted = null;
let held = false;
let holding;
const aimedAt = element => element.closest?.("[data-target], [data-for]");

/** Shows the ghosts of a target, or again those of the last one. */
export function haunt(target = haunted) {
  haunted = target;
  for (const ghost of document.querySelectorAll("[data-ghost-for]")) {
    ghost.classList.toggle("shown", ghost.dataset.ghostFor === target);
  }
}

function hauntBy(element) {
  const aimed = aimedAt(element);
  haunt(aimed?.dataset.target ?? aimed?.dataset.for ?? null);
}

document.addEventListener("pointerover", event => event.pointerType === "mouse" && hauntBy(event.target));
document.addEventListener("focusin", event => event.target.matches(":focus-visible") && hauntBy(event.target));
document.addEventListener("focusout", () => haunt(null));
document.addEventListener("pointerdown", event => {
  held = false;
  if (event.pointerType !== "touch" || !aimedAt(event.target)) return;
  holding = setTimeout(() => {
    held = true;
    hauntBy(event.target);
  }, 450);
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, event => {
    clearTimeout(holding);
    if (event.pointerType === "touch") haunt(null);
  });
}
document.addEventListener("contextmenu", event => held && event.preventDefault());
document.addEventListener("click", event => {
  if (held) event.stopPropagation();
  held = false;
}, {capture: true});

// Flights: goods fly from where they were to where they are. The page names them; those of new moves fly at once.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const sky = document.createElement("div");
sky.id = "sky";
document.body.append(sky);

/** Where a thing stands, or if it is not shown, what stands for it or holds it. */
function centre(id) {
  let shown = byId(id);
  while (shown && !shown.getClientRects().length) {
    shown = document.querySelector(`[data-stands-for="${shown.id}"]`) ?? shown.parentElement;
  }
  if (!shown) return undefined;
  const {left, top, width, height} = shown.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

/** Turns what is shown into a fresh page, so that what stays keeps its place and its focus, and lets fly what has moved. */
export function turnInto(fresh) {
  const flights = newFlights(fresh);
  // Most of a page stays as it is, and to compare is quicker by far than to walk through it.
  const differs = (shown, wanted) => !wanted || !shown.isEqualNode(wanted);
  morphElements(byId("live"), fresh, {callbacks: {beforeNodeMorphed: differs}});
  flights.forEach(flight => flight());
}

/** The flights of moves not shown yet, starting where their things still are. Pieces that stay on the page move by themselves. */
function newFlights(fresh) {
  const moves = live => Number(live.querySelector("#board")?.dataset.moves ?? 0);
  const shown = moves(byId("live"));
  const flights = [...fresh.querySelectorAll(".flight")].map(({dataset}) => dataset);
  return flights
    .filter(({move, symbol, piece}) => Number(move) >= shown && (symbol || !byId(piece)))
    .map(flight => {
      const from = centre(flight.from);
      const delay = Math.min((flight.move - shown) * 120, 900) + stepsBefore(flight, flights, shown) * STEP;
      return () => (flight.symbol ? fly : comeIn)(flight, from ?? centre(flight.from), delay);
    });
}

const STEP = 95;
const MOST_STEPS = 45;

/** The steps a flight waits for: those of its own move, and all of the moves shown before it. */
function stepsBefore({move, step}, flights, since) {
  const last = new Map();
  for (const other of flights.filter(other => other.move >= since && other.move - move < 0)) {
    last.set(other.move, Math.max(last.get(other.move) ?? 0, Number(other.step ?? 0)));
  }
  return Math.min([...last.values()].reduce((sum, steps) => sum + steps, 0) + Number(step ?? 0), MOST_STEPS);
}

const comeIn = ({piece}, from, delay) => glide(byId(piece), from, delay);

function fly({symbol, to, count}, from, delay) {
  const end = centre(to);
  if (still.matches || !from || !end) return;
  for (let i = 0; i < Math.min(count, 6); i++) {
    const good = document.createElement("div");
    good.innerHTML = `<svg><use href="#${symbol}"/></svg>`;
    sky.append(good);
    const at = ({x, y}, scale) => ({opacity: 1, transform: `translate(${x}px, ${y}px) scale(${scale})`});
    const middle = {x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 - 24};
    good.animate([at(from, 0.6), at(middle, 1.15), at(end, 0.75)],
      {duration: 440, delay: delay + i * 70, easing: "ease-in-out"})
      .finished.then(() => good.remove());
  }
}

/** Plays again what the others did since the reader's own last move. */
export function replay() {
  const since = Number(byId("board")?.dataset.since);
  const flights = [...document.querySelectorAll(".flight")].map(({dataset}) => dataset);
  for (const dataset of flights) {
    const delay = (dataset.move - since) * 550 + stepsBefore(dataset, flights, since) * STEP;
    if (delay < 0) continue;
    if (dataset.piece) glide(byId(dataset.piece), centre(dataset.from), delay);
    else fly(dataset, centre(dataset.from), delay + 250);
  }
}

function glide(piece, from, delay) {
  const end = piece && centre(piece.id);
  if (still.matches || !end || !from) return;
  const scale = piece.parentNode.getScreenCTM?.().a ?? 1;
  const away = `${(from.x - end.x) / scale}px ${(from.y - end.y) / scale}px`;
  piece.animate([{translate: away}, {translate: "0px 0px"}], {duration: 450, delay, easing: "ease-in-out", fill: "backwards"});
}
