package games.kumite.journey.turn;

import games.kumite.journey.card.CardPlay;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.InstantCard;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * A quiet point: after each action, at the start and end of each phase, before each demon's activation. Every
 * controller may play ANY cards, each card once (JW-D-25). A seat that has passed is not asked again in the same phase
 * as long as no health, chi, condition or hand of a pilgrim changes; a seat with a card that depends on places is asked
 * again after a move, too (JW-RUL-109).
 *
 * @param played the cards played at it
 */
public record QuietPoint(IntList played) implements TriggerContext<QuietPoint> {

  private static final CardWindow<QuietPoint> WINDOW =
      new CardWindow<>("quiet", Moment.ANY, null, new InstantCard<QuietPoint>());
  private static final Script<GameState, QuietPoint> SCRIPT = Script.<GameState, QuietPoint>of("quiet")
      .stopUnless((state, quiet) -> isAnybodyAble(state))
      .window(WINDOW)
      .act(QuietPoint::note)
      .build();

  private static final long ANY = Trigger.occasion(Moment.ANY, null);

  /** A quiet point. */
  public static final Step<GameState> POINT = SCRIPT.start(new QuietPoint(IntList.NONE));

  /** A quiet point at the start of a phase, where seats that have passed before are asked again. */
  public static final Step<GameState> START = Begin.PHASE;

  /** Opens a quiet point at once, if any seat could be asked. */
  static void point(GameState state) {
    if (isAnybodyAble(state)) {
      state.then(POINT);
    }
  }

  private enum Begin implements Step<GameState> {
    PHASE;

    @Override
    public void run(GameState state) {
      state.set(Counters.PASSED, 0);
      if (isAnybodyAble(state)) {
        state.then(POINT, Continuation.PHASE);
      }
    }
  }

  /** Returns whether any seat could be asked, as a cheap check; a seat that has passed is not asked. */
  static boolean isAnybodyAble(GameState state) {
    int passed = state.get(Counters.PASSED);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if ((passed >> state.controller(pilgrim) & 1) == 0 && CardPlay.has(state, pilgrim, ANY)) {
        return true;
      }
    }
    return false;
  }

  /** Notes at the end of the window that every seat that could act has passed. */
  private static void note(GameState state, QuietPoint quiet) {
    int passed = state.get(Counters.PASSED);
    for (int seat = 0; seat < state.definition().settings.seats(); seat++) {
      passed |= WINDOW.mightAct(state, quiet, seat) ? 1 << seat : 0;
    }
    state.set(Counters.PASSED, passed);
  }

  @Override
  public boolean isAsked(GameState state, int seat) {
    return (state.get(Counters.PASSED) >> seat & 1) == 0;
  }

  @Override
  public int by() {
    return GameState.NOBODY;
  }

  @Override
  public QuietPoint withPlayed(int note) {
    return new QuietPoint(played.and(note));
  }
}
