package games.kumite.journey.turn;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.card.AskingOrder;
import games.kumite.journey.card.CardPlay;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.InstantCard;
import games.kumite.journey.state.Continuation;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/**
 * A quiet point: after each action, at the start and end of each phase, before each demon's activation. Every
 * controller may play ANY cards, each card once (JW-D-25). A seat that has passed is not asked again in the same phase
 * as long as no health, chi, condition or hand of a pilgrim changes; a seat with a card that depends on places is asked
 * again after a move, too (JW-RUL-109).
 *
 * @param played the cards played at it
 */
public record QuietPoint(IntList played) implements TriggerContext<QuietPoint> {

  private static final Script<GameState, QuietPoint> SCRIPT = Script.<GameState, QuietPoint>of("quiet")
      .stopUnless((state, quiet) -> isAnybodyAble(state))
      .window(Asking.ANY)
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
      if ((passed >> state.controller(pilgrim) & 1) == 0 && holds(state, pilgrim)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a pilgrim has a suitable card at all, as a cheap check. */
  private static boolean holds(GameState state, int pilgrim) {
    return CardPlay.has(state, pilgrim, ANY);
  }

  /** Notes at the end of the window that every seat that could act has passed. */
  private static void note(GameState state, QuietPoint quiet) {
    int passed = state.get(Counters.PASSED);
    for (int seat = 0; seat < state.definition().settings.seats(); seat++) {
      passed |= (passed >> seat & 1) == 0 && Asking.isAble(state, quiet, seat) ? 1 << seat : 0;
    }
    state.set(Counters.PASSED, passed);
  }

  /** The window of a quiet point. */
  private enum Asking implements Window<GameState, QuietPoint> {
    ANY;

    private static final InstantCard<QuietPoint> AT_ONCE = new InstantCard<>();

    @Override
    public String kind() {
      return "quiet";
    }

    @Override
    public int firstSeat(GameState state, QuietPoint quiet) {
      return AskingOrder.first(state, GameState.NOBODY);
    }

    @Override
    public int nextSeat(GameState state, QuietPoint quiet, int seat) {
      return AskingOrder.next(state, GameState.NOBODY, seat);
    }

    @Override
    public Prompt prompt(GameState state, QuietPoint quiet, int seat) {
      return ContinuationText.prompt(state, kind(), seat);
    }

    @Override
    public boolean mightAct(GameState state, QuietPoint quiet, int seat) {
      return (state.get(Counters.PASSED) >> seat & 1) == 0 && isAble(state, quiet, seat);
    }

    /** Returns whether a seat could play a card, if it were asked: hands lie open. */
    static boolean isAble(GameState state, QuietPoint quiet, int seat) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        if (state.controller(pilgrim) == seat && holds(state, pilgrim)
            && CardPlay.can(state, quiet, pilgrim, Moment.ANY, AT_ONCE)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void collectActions(GameState state, QuietPoint quiet, int seat, ActionCollector out) {
      if ((state.get(Counters.PASSED) >> seat & 1) != 0) {
        return;
      }
      for (int place = 1; place <= Content.PILGRIMS && !out.isSatisfied(); place++) {
        int pilgrim = state.inOrder(place);
        if (state.controller(pilgrim) == seat) {
          CardPlay.options(state, quiet, pilgrim, Moment.ANY, null, AT_ONCE, out);
        }
      }
    }

    @Override
    public Action heuristicAction(GameState state, QuietPoint quiet, int seat, RandomSource random) {
      return CardPlay.sensible(state, quiet, seat, Moment.ANY, null, AT_ONCE);
    }

    @Override
    public QuietPoint localsAfter(GameState state, QuietPoint quiet, int seat, Action action) {
      VerbAction play = (VerbAction) action;
      Face face = CardPlay.pay(state, play.second(), CardPlay.token(state, play.second(), play.first()));
      return AT_ONCE.played(state, quiet.withPlayed(PlayedCards.note(Event.ACTIVATION, face.name)), play.second(), face);
    }
  }

  @Override
  public int by() {
    return GameState.NOBODY;
  }

  @Override
  public int on() {
    return GameState.NOBODY;
  }

  @Override
  public QuietPoint withPlayed(int note) {
    return new QuietPoint(played.and(note));
  }
}
