// Steps through a game in place: forward and back, by itself if wished, at the speed of one's choice.
import {turnInto} from "/motion.js";

const byId = id => document.getElementById(id);
let playing;

async function go(address) {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  turnInto(page.getElementById("live"));
  document.title = page.title;
  history.replaceState(null, "", address);
  showStep();
  showPlaying();
}

// Only the log moves: the board and the buttons stay where they are.
function showStep() {
  const step = document.querySelector("[aria-current=step]");
  const log = step?.closest(".log");
  if (!log) return;
  const [line, box] = [step.getBoundingClientRect(), log.getBoundingClientRect()];
  log.scrollTop += line.top - box.top - (box.height - line.height) / 2;
}

// The speed chosen and the pause button are the reader's, not the page's.
document.addEventListener("turbo:before-morph-element", event => {
  if (event.target.id === "step-speed" || event.target.id === "step-play") event.preventDefault();
});

const isAtEnd = () => byId("step-next").getAttribute("aria-disabled") === "true";

function showPlaying() {
  const button = byId("step-play");
  button.dataset.play ||= button.textContent;
  button.textContent = playing ? button.dataset.pause : button.dataset.play;
  button.ariaPressed = String(Boolean(playing));
}

function stop() {
  clearTimeout(playing);
  playing = undefined;
  showPlaying();
}

async function playOn() {
  if (isAtEnd()) {
    stop();
    return;
  }
  await go(byId("step-next").href);
  if (playing) playing = setTimeout(playOn, Number(byId("step-speed").value));
}

document.addEventListener("click", event => {
  if (event.target.closest("#step-play")) {
    if (playing) {
      stop();
    } else {
      playing = setTimeout(playOn);
      showPlaying();
    }
    return;
  }
  const link = event.target.closest("a[data-step], .log a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!link.matches("[aria-disabled=true]")) {
    stop();
    go(link.href);
  }
});

document.addEventListener("keydown", event => {
  if (event.target.closest("input, textarea, select")) return;
  const step = {ArrowLeft: "step-previous", ArrowRight: "step-next", Home: "step-first", End: "step-last"}[event.key];
  if (!step) return;
  event.preventDefault();
  byId(step).click();
});

document.documentElement.classList.add("js");
showStep();
