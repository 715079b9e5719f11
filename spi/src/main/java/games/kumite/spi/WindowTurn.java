package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;

/**
 * A seat's turn in a priority window.
 *
 * @param window the window
 * @param seat whose turn it is; {@link #NOBODY} where it must not be told
 * @param passed a bit for each seat that has passed, or could do nothing else, since the last action
 */
record WindowTurn<S extends State<S>>(Window<S> window, int seat, int passed) implements Question<S> {

  private static final int NOBODY = -1;

  @Override
  public void run(S state) {
    int asked = seat;
    int out = passed;
    while ((out >> asked & 1) == 0 && window.isOpen(state)) {
      if (canAct(state, asked)) {
        state.pose(out == passed ? this : new WindowTurn<>(window, asked, out));
        return;
      }
      out |= 1 << asked;
      asked = window.next(state, asked);
    }
  }

  private boolean canAct(S state, int asked) {
    Options able = new Options(null);
    window.options(state, asked, able);
    return able.size() > 0;
  }

  @Override
  public String kind() {
    return window.kind();
  }

  @Override
  public int seat(S state) {
    return seat;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void options(S state, Options out) {
    window.options(state, seat, out);
    out.add(Pass.PASS);
  }

  @Override
  public void chosen(S state, Action action) {
    if (action == Pass.PASS) {
      state.then(new WindowTurn<>(window, window.next(state, seat), passed | 1 << seat));
      return;
    }
    int begun = state.body();
    window.chosen(state, seat, action);
    if (state.body() == begun) { // else the window lay in the scope that was left
      state.then(new Reopening<>(window, seat));
    }
  }

  /** Asks again after an action has been carried out. */
  record Reopening<S extends State<S>>(Window<S> window, int actor) implements Step<S> {
    @Override
    public void run(S state) {
      state.then(new WindowTurn<>(window, window.askedAfter(state, actor), 0));
    }
  }

  /** An observer knows of its own pass and of nobody else's. */
  @Override
  public Question<S> seenBy(int observer) {
    return new WindowTurn<>(window, NOBODY, passed & 1 << observer);
  }

  @Override
  public Question<S> imagined(S state, int observer, RandomSource random) {
    int seats = state.start().seats().size();
    int able = 0;
    for (int other = 0; other < seats; other++) {
      able |= other != observer && canAct(state, other) ? 1 << other : 0;
    }
    int others = able != 0 ? able : (1 << seats) - 1 & ~(1 << observer);
    int chosen = random.pick("asked", 0, Integer.bitCount(others));
    while (chosen-- > 0) {
      others &= others - 1;
    }
    return new WindowTurn<>(window, Integer.numberOfTrailingZeros(others), passed);
  }

  @Override
  public Prompt prompt(S state) {
    Texts texts = state.start().texts();
    return new Prompt(texts.text("prompt." + kind()), texts.text("prompt." + kind() + ".waiting"));
  }
}
