package games.kumite.journey.turn;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.card.Asked;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.card.Playing;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.effect.AtOnce;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
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
 * @param sequel the sequel
 */
public record Quiet(Picks played, Sequel sequel) implements Occasion<Quiet> {

  private static final Script<Journey, Quiet> SCRIPT = Script.<Journey, Quiet>of("quiet")
      .onlyIf((journey, quiet) -> isAnybodyAble(journey))
      .window(Asking.ANY)
      .act(Quiet::note)
      .end();

  private static final long ANY = Trigger.occasion(Moment.ANY, null);

  /** A quiet point. */
  public static final Step<Journey> POINT = SCRIPT.with(new Quiet(Picks.NONE, Sequel.NONE));

  /** A quiet point at the start of a phase, where seats that have passed before are asked again. */
  public static final Step<Journey> START = Begin.PHASE;

  private static final Step<Journey> FIRST = SCRIPT.with(new Quiet(Picks.NONE, Sequel.PHASE));

  /** Opens a quiet point at once, if any seat could be asked. */
  static void point(Journey journey) {
    if (isAnybodyAble(journey)) {
      journey.then(POINT);
    }
  }

  /** Opens a quiet point before a sequel. */
  static void point(Journey journey, Sequel sequel) {
    journey.then(SCRIPT.with(new Quiet(Picks.NONE, sequel)));
  }

  private enum Begin implements Step<Journey> {
    PHASE;

    @Override
    public void run(Journey journey) {
      journey.set(Num.PASSED, 0);
      if (isAnybodyAble(journey)) {
        journey.then(FIRST);
      }
    }
  }

  /** Returns whether any seat could be asked, as a cheap check; a seat that has passed is not asked. */
  static boolean isAnybodyAble(Journey journey) {
    int passed = journey.get(Num.PASSED);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if ((passed >> journey.controller(pilgrim) & 1) == 0 && holds(journey, pilgrim)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a pilgrim has a suitable card at all, as a cheap check. */
  private static boolean holds(Journey journey, int pilgrim) {
    return Playing.has(journey, pilgrim, ANY);
  }

  /** Notes at the end of the window that every seat that could act has passed. */
  private static void note(Journey journey, Quiet quiet) {
    int passed = journey.get(Num.PASSED);
    for (int seat = 0; seat < journey.terms().settings.seats(); seat++) {
      passed |= (passed >> seat & 1) == 0 && Asking.isAble(journey, quiet, seat) ? 1 << seat : 0;
    }
    journey.set(Num.PASSED, passed);
  }

  /** The window of a quiet point. */
  private enum Asking implements Window<Journey, Quiet> {
    ANY;

    private static final AtOnce<Quiet> AT_ONCE = new AtOnce<>();

    @Override
    public String kind() {
      return "quiet";
    }

    @Override
    public int firstAsked(Journey journey, Quiet quiet) {
      return Asked.first(journey, Journey.NOBODY);
    }

    @Override
    public int next(Journey journey, Quiet quiet, int seat) {
      return Asked.next(journey, Journey.NOBODY, seat);
    }

    @Override
    public Prompt prompt(Journey journey, Quiet quiet, int seat) {
      return Sequels.prompt(journey, quiet.sequel, kind(), seat);
    }

    @Override
    public boolean mightAct(Journey journey, Quiet quiet, int seat) {
      return (journey.get(Num.PASSED) >> seat & 1) == 0 && isAble(journey, quiet, seat);
    }

    /** Returns whether a seat could play a card, if it were asked: hands lie open. */
    static boolean isAble(Journey journey, Quiet quiet, int seat) {
      for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
        if (journey.controller(pilgrim) == seat && holds(journey, pilgrim)
            && Playing.can(journey, quiet, pilgrim, Moment.ANY, AT_ONCE)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public void options(Journey journey, Quiet quiet, int seat, Options out) {
      if ((journey.get(Num.PASSED) >> seat & 1) != 0) {
        return;
      }
      for (int place = 1; place <= Content.PILGRIMS && !out.isEnough(); place++) {
        int pilgrim = journey.inOrder(place);
        if (journey.controller(pilgrim) == seat) {
          Playing.options(journey, quiet, pilgrim, Moment.ANY, null, AT_ONCE, out);
        }
      }
    }

    @Override
    public Action sensible(Journey journey, Quiet quiet, int seat, RandomSource random) {
      return Playing.sensible(journey, quiet, seat, Moment.ANY, null, AT_ONCE);
    }

    @Override
    public Quiet chosen(Journey journey, Quiet quiet, int seat, Action action) {
      VerbAction play = (VerbAction) action;
      Face face = Playing.pay(journey, play.second(), Playing.token(journey, play.second(), play.first()));
      return AT_ONCE.played(journey, quiet.and(Played.note(Event.ACTIVATION, face.index)), play.second(), face);
    }
  }

  @Override
  public int by() {
    return Journey.NOBODY;
  }

  @Override
  public int on() {
    return Journey.NOBODY;
  }

  @Override
  public Quiet and(int note) {
    return new Quiet(played.and(note), sequel);
  }
}
