package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Prompt;

/**
 * A seat's turn in a priority window.
 *
 * @param window the window
 * @param seat whose turn it is
 * @param passes how many seats have passed since the last action
 */
record WindowTurn<S extends State<S>>(Window<S> window, int seat, int passes) implements Question<S> {

  @Override
  public void run(S state) {
    int asked = seat;
    for (int passed = passes; passed < state.start().seats().size(); passed++) {
      if (!window.isOpen(state)) {
        return;
      }
      Options able = new Options();
      window.options(state, asked, able);
      if (able.size() > 0) {
        state.pose(passed == passes ? this : new WindowTurn<>(window, asked, passed));
        return;
      }
      asked = window.next(state, asked);
    }
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
      state.then(new WindowTurn<>(window, window.next(state, seat), passes + 1));
      return;
    }
    window.chosen(state, seat, action);
    state.then(new Reopening<>(window, seat));
  }

  /** Asks again after an action has been carried out. */
  record Reopening<S extends State<S>>(Window<S> window, int actor) implements Step<S> {
    @Override
    public void run(S state) {
      state.then(new WindowTurn<>(window, window.askedAfter(state, actor), 0));
    }
  }

  @Override
  public Prompt prompt(S state) {
    Texts texts = state.start().texts();
    return new Prompt(texts.text("prompt." + kind()), texts.text("prompt." + kind() + ".waiting"));
  }
}
