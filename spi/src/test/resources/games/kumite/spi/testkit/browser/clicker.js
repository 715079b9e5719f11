// Clicks lit elements and buttons, more or less at random, until the match is over.
(() => {
  let seed = SEED;
  const next = (count) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % count;
  };
  const click = (target) => {
    window.clicks++;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  };
  window.clicks = 0;
  const step = () => {
    const place = document.getElementById("actions");
    if (!document.querySelector("main.asked") || document.body.classList.contains("sending")) {
      return;
    }
    const lit = [...document.getElementById("picture").shadowRoot.querySelectorAll(".sheets [data-able]")];
    const all = [...place.querySelectorAll("fieldset:not(.grave) button[data-notation]")];
    const useful = all.filter((button) => !button.classList.contains("idle"));
    const isChosen = !document.getElementById("named").hidden;
    const chosen = lit.filter((element) => element.getAttribute("aria-pressed") === "true");
    if (lit.length > 0 && !isChosen && next(2) === 0) {
      click(lit[next(lit.length)]);
    } else if (isChosen && all.length === 1 && chosen.length > 0 && next(2) === 0) {
      click(chosen[chosen.length - 1]);
    } else if (useful.length > 0) {
      click(useful[next(useful.length)]);
    } else if (isChosen) {
      document.getElementById("all").click();
    } else if (all.length > 0) {
      click(all[next(all.length)]);
    }
  };
  setInterval(step, 10);
})();
