package games.kumite.journey.card;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.sum.Played;
import games.kumite.spi.Options;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/**
 * A window for the cards of one trigger.
 *
 * @param kind its name
 * @param moment before or after
 * @param event the event
 * @param use the use of cards in it
 * @param <L> the occasion
 */
public record CardWindow<L extends Occasion<L>>(String kind, Trigger.Moment moment, Trigger.Event event, Use<L> use)
    implements Window<Journey, L> {

  /** Adds the window to a script, after the cards that its event forces (JW-RUL-124). */
  public Script.Builder<Journey, L> in(Script.Builder<Journey, L> script) {
    return script.loop(this::isForced, forced -> forced.set(this::force)).window(this);
  }

  /** Returns whether the event forces a card that has not been played for it: such cards come before the window (JW-RUL-124). */
  private boolean isForced(Journey journey, L about) {
    return journey.terms().isForcing(event) && use.isOpen(journey, about) && owner(journey, about) != Journey.NOBODY;
  }

  /** Plays the card that is forced first. */
  private L force(Journey journey, L about) {
    int owner = owner(journey, about);
    Face face = Playing.pay(journey, owner, Playing.first(journey, about, owner, Trigger.Moment.FORCED, event, use));
    return use.played(journey, about.and(Played.note(event, face.index)), owner, face);
  }

  /**
   * Returns the first pilgrim in initiative order with a card that the event forces, {@link Journey#NOBODY} for none.
   */
  private int owner(Journey journey, L about) {
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = journey.inOrder(place);
      if (Playing.first(journey, about, pilgrim, Trigger.Moment.FORCED, event, use) != Journey.NOBODY) {
        return pilgrim;
      }
    }
    return Journey.NOBODY;
  }

  @Override
  public int firstAsked(Journey journey, L about) {
    return Asked.first(journey, about.by());
  }

  @Override
  public int next(Journey journey, L about, int seat) {
    return Asked.next(journey, about.by(), seat);
  }

  /** Returns whether a seat might act; hands are open, so this is exact. */
  @Override
  public boolean mightAct(Journey journey, L about, int seat) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (journey.controller(pilgrim) == seat
          && Playing.first(journey, about, pilgrim, moment, event, use) != Journey.NOBODY) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isOpen(Journey journey, L about) {
    return isAnybodyReady(journey) && use.isOpen(journey, about);
  }

  /** Returns whether any pilgrim could have a card for it, as a cheap check before a look at each. */
  private boolean isAnybodyReady(Journey journey) {
    long occasion = Trigger.occasion(moment, event);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (Playing.has(journey, pilgrim, occasion)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a prompt that names the actor and the target, the dice total so far, and the sequel. */
  @Override
  public Prompt prompt(Journey journey, L about, int seat) {
    Texts texts = journey.start().texts();
    Object[] known = {label(journey, about.by()), label(journey, about.on()), use.total(journey, about),
        use.against(journey, about)};
    return Sequels.with(journey, about.sequel(),
        new Prompt(texts.text("prompt." + kind, known), texts.text("prompt." + kind + ".waiting", known)));
  }

  private static String label(Journey journey, int figure) {
    return figure < 0 ? "" : journey.terms().figure(figure).label;
  }

  @Override
  public void options(Journey journey, L about, int seat, Options out) {
    for (int place = 1; place <= Content.PILGRIMS && !out.isEnough(); place++) {
      int pilgrim = journey.inOrder(place);
      if (journey.controller(pilgrim) == seat) {
        Playing.options(journey, about, pilgrim, moment, event, use, out);
      }
    }
  }

  @Override
  public Action sensible(Journey journey, L about, int seat, RandomSource random) {
    return Playing.sensible(journey, about, seat, moment, event, use);
  }

  @Override
  public L chosen(Journey journey, L about, int seat, Action action) {
    VerbAction play = (VerbAction) action;
    int owner = play.second();
    Face face = Playing.pay(journey, owner, Playing.token(journey, owner, play.first()));
    return use.played(journey, about.and(Played.note(event, face.index)), owner, face);
  }
}
