// Lights, clicks and live changes for any game: the page brings offers and targets, this file knows no rule.
const table = document.body.dataset.table;

async function show(response) {
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = parsed.getElementById("live");
  if (!fresh) return;
  const drawer = document.querySelector(".drawer");
  if (drawer && drawer.open) fresh.querySelector(".drawer").open = true;
  document.getElementById("live").replaceWith(fresh);
}

async function refresh() {
  await show(await fetch(`/tables/${table}/live`));
}

async function act(target) {
  const offers = [...document.querySelectorAll("#offers button")].filter(offer => offer.dataset.for === target);
  if (offers.length > 0) {
    offers[0].click();
    return;
  }
  const answer = await (await fetch(`/api/tables/${table}/why?target=${encodeURIComponent(target)}`)).json();
  document.getElementById("why").textContent = answer.refused ?? "";
}

document.addEventListener("click", event => {
  const spot = event.target.closest("[data-target]");
  if (spot) act(spot.dataset.target);
});

document.addEventListener("keydown", event => {
  const spot = event.target.closest("[data-target]");
  if (spot && spot.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(spot.dataset.target);
  }
});

document.addEventListener("submit", async event => {
  if (!event.target.closest("#live")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(event.target, event.submitter));
  await show(await fetch(event.target.action, {method: "post", body}));
});

new EventSource(`/api/tables/${table}/stream`).addEventListener("changed", refresh);
