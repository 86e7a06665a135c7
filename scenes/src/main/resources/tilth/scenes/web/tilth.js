// Clicks and live changes for any game. The page brings offers and targets; this file knows no rule.
import {haunt, replay, turnInto} from "/motion.js";

const table = document.body.dataset.table;
const byId = id => document.getElementById(id);
const pause = millis => new Promise(done => setTimeout(done, millis));

// Changes: the page as it should look is fetched whole, unless the answer to a wish has brought it already.

let wanted = false;
let refreshing = false;
let posts = 0;
let posting = 0;
let newest = 0;
const shown = () => Number(byId("live").dataset.length);

function hear(length) {
  newest = Math.max(newest, length);
  if (newest > shown() && !posting) refresh();
}

async function refresh() {
  wanted = true;
  if (refreshing) return;
  refreshing = true;
  while (wanted && !document.hidden) {
    wanted = false;
    const begun = posts;
    try {
      const response = await fetch(`/tables/${table}/live`, {headers: had()});
      if (!response.ok) throw new Error(response.statusText);
      // What was sent meanwhile makes this answer old.
      const isOld = () => begun !== posts;
      await show(response, isOld);
      if (isOld() && newest > shown()) wanted = true;
      lost(false);
    } catch {
      wanted = true;
      lost(true);
      await pause(2000);
    }
  }
  refreshing = false;
}

// What the page shows already is not sent again: it names the prints of its parts, and fills the gaps by itself.
let hasAll = true;
const prints = () => [...document.querySelectorAll("#live [data-kept]")].map(part => part.dataset.kept);
const had = () => ({"Tilth-Had": hasAll ? prints().join(" ") : ""});

function fill(fresh) {
  const gaps = [...fresh.querySelectorAll("[data-same]")];
  // Another answer may have changed a part meanwhile; then all is asked for.
  hasAll = gaps.every(gap => byId(gap.id)?.dataset.kept === gap.dataset.same);
  if (hasAll) gaps.forEach(gap => gap.replaceWith(document.importNode(byId(gap.id), true)));
  return hasAll;
}

// A page that changed under a finger would swallow its press: changes wait a little until it is lifted.
let lifted = Promise.resolve();
let lift = () => {};

addEventListener("pointerdown", () => {
  lifted = Promise.race([new Promise(done => lift = done), pause(1000)]);
}, {capture: true});
addEventListener("click", () => setTimeout(lift));
// The click of a finger comes a little after it is lifted, that of a pull never.
addEventListener("pointerup", () => setTimeout(lift, 50));
addEventListener("pointercancel", () => lift());

async function show(response, isOld = () => false) {
  if (!response.headers.get("content-type").startsWith("text/html")) {
    tell((await response.json()).refused);
    return;
  }
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  await lifted;
  if (isOld()) return;
  const fresh = parsed.getElementById("live");
  if (!fresh || (parsed.body.dataset.table ?? table) !== table) {
    if (response.redirected) location.assign(response.url);
    return;
  }
  // What has been shown is never taken back by an answer that was overtaken on its way.
  if (Number(fresh.dataset.length) < shown()) {
    tell(fresh.querySelector("#why").textContent.trim());
    return;
  }
  if (!fill(fresh)) {
    tell(fresh.querySelector("#why").textContent.trim());
    refresh();
    return;
  }
  const focused = document.activeElement;
  const couldAct = focused.matches("#live .can, #live button");
  const {freed} = byId("moves").dataset;
  turnInto(fresh);
  lookAgain();
  if (freed !== byId("moves").dataset.freed) {
    listen();
    if (freed && !posting) tell(freed);
  }
  if (couldAct && !(focused.isConnected && focused.matches(".can, button:not(.spot)"))) focusOnQuestion();
  if (menuItems().some(item => !offerOf(item))) menu.hidePopover();
  haunt();
}

// Nothing happens at a table when somebody has been away for too long, yet there is more to do then.
let later;

function lookAgain() {
  clearTimeout(later);
  const {again} = byId("live").dataset;
  if (again) later = setTimeout(refresh, Math.min(Number(again) + 500, 2 ** 31 - 1));
}

function focusOnQuestion() {
  const asked = byId("asked");
  asked.tabIndex = -1;
  asked.focus({preventScroll: true});
}

// What the reader has opened, typed or chosen is the reader's.
document.addEventListener("turbo:before-morph-attribute", event => {
  const {target, detail: {attributeName}} = event;
  const kept = {
    open: () => target.matches("details"),
    tabindex: () => target === document.activeElement,
    value: () => target.matches("input:not([type=hidden]), textarea") && target.value !== target.defaultValue,
    checked: () => target.checked !== target.defaultChecked,
    selected: () => target.selected !== target.defaultSelected,
  }[attributeName];
  if (kept?.()) event.preventDefault();
});

// Wishes go out one after the other; the second half of a double click is the same wish.
let inFlight = "";
let sending = Promise.resolve();

document.addEventListener("submit", event => {
  const form = event.target;
  if (!form.closest("#live") || form.getAttribute("method") !== "post" || "elsewhere" in form.dataset) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  // While a wish waits for the one before it, its form may turn into another.
  const action = form.getAttribute("action");
  const wish = `${action}?${body}`;
  if (wish === inFlight) return;
  inFlight = wish;
  sending = sending.then(() => post(form, action, body));
});

async function post(form, action, body) {
  posts++;
  posting++;
  try {
    const headers = {"Tilth-Part": "live", ...had()};
    const response = await fetch(action, {method: "post", body, headers});
    if (response.ok) form.reset();
    await show(response);
  } catch {
    lost(true);
    refresh();
  } finally {
    inFlight = "";
    posting--;
    hear(newest);
  }
}

function lost(isLost) {
  byId("lost").hidden = !isLost;
}

let stream;
const mark = Math.random().toString(36).slice(2);

// A line begins anew with a new seat: whoever plays does not look on.
function listen() {
  stream?.close();
  stream = new EventSource(`/api/tables/${table}/stream?page=${mark}`);
  stream.addEventListener("changed", event => hear(Number(event.data)));
  stream.addEventListener("open", () => lost(false));
  stream.addEventListener("error", event => {
    lost(true);
    if (event.target.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  });
}

document.addEventListener("visibilitychange", refresh);
addEventListener("pageshow", event => event.persisted && refresh());

// Spots: a click plays, opens a menu, or tells why not.

const offers = () => [...document.querySelectorAll("#offers button")];
const play = offer => offer.form.requestSubmit(offer);
const spotAt = element => element.closest?.("[data-target]");

function act(spot) {
  const {target, move} = spot.dataset;
  const here = offers().filter(offer => move ? offer.value === move : offer.dataset.for === target);
  if (here.length === 1) play(here[0]);
  else if (here.length > 1) openMenu(spot, here);
  else askWhy(spot.dataset.target);
}

async function askWhy(target) {
  const {watching} = byId("moves").dataset;
  if (watching) {
    tell(watching);
    return;
  }
  const answer = await (await fetch(`/api/tables/${table}/why?target=${encodeURIComponent(target)}`)).json();
  tell(answer.refused, answer.rule);
}

let silence;

function tell(sentence = "", rule = "") {
  const note = byId("why");
  const [before, after] = rule ? sentence.split(rule) : [sentence];
  note.replaceChildren(before);
  if (after !== undefined) {
    const link = Object.assign(document.createElement("a"), {textContent: rule, target: "_blank"});
    link.href = `/games/${document.body.dataset.game}/rules#${rule}`;
    note.append(link, after);
  }
  clearTimeout(silence);
  silence = setTimeout(() => byId("why").replaceChildren(), 9000);
}

document.addEventListener("click", event => {
  const spot = spotAt(event.target);
  if (spot) act(spot);
});

document.addEventListener("keydown", event => {
  const spot = spotAt(event.target);
  if (spot && spot.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(spot);
  }
  const typing = event.target.closest?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey;
  if (event.key === "r" && !typing) replay();
});

// The menu, where one spot has several offers.

const menu = document.createElement("div");
menu.id = "menu";
menu.popover = "auto";
menu.role = "menu";
document.body.append(menu);
const menuItems = () => [...menu.querySelectorAll(":popover-open button")];
const offerOf = item => offers().find(offer => offer.value === item.value);

function openMenu(spot, here) {
  menu.ariaLabel = spot.ariaLabel;
  menu.replaceChildren(...here.map(offer => {
    const item = Object.assign(document.createElement("button"), {type: "button", role: "menuitem", value: offer.value});
    item.innerHTML = offer.innerHTML;
    return item;
  }));
  menu.showPopover();
  const box = spot.getBoundingClientRect();
  const below = box.bottom + 6 + menu.offsetHeight < innerHeight;
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - menu.offsetHeight - 6)}px`;
  menu.firstElementChild.focus();
}

menu.addEventListener("click", event => {
  const item = event.target.closest("button");
  if (!item) return;
  menu.hidePopover();
  const offer = offerOf(item);
  if (offer) play(offer);
});

menu.addEventListener("keydown", event => {
  const items = menuItems();
  const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
  if (!step) return;
  event.preventDefault();
  items.at((items.indexOf(document.activeElement) + step) % items.length).focus();
});

byId("moves").open = false;
document.documentElement.classList.add("js");
lookAgain();
listen();
