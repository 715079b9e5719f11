package games.kumite.journey.card;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * A window for the cards of one trigger.
 *
 * @param kind its name
 * @param moment before or after
 * @param event the event, null for a moment that has none
 * @param use the use of cards in it
 * @param <L> the occasion
 */
public record CardWindow<L extends TriggerContext<L>>(String kind, Trigger.Moment moment, Trigger.@Nullable Event event, CardEffect<L> use)
    implements Window<GameState, L> {

  /** Adds the window to a script, after the cards that its event forces (JW-RUL-124). */
  public Script.Builder<GameState, L> in(Script.Builder<GameState, L> script) {
    return script.repeatWhile(this::isForced, forced -> forced.update(this::force)).window(this);
  }

  /** Returns whether the event forces a card that has not been played for it: such cards come before the window (JW-RUL-124). */
  private boolean isForced(GameState state, L locals) {
    return event != null && state.definition().isForcing(event) && use.isOpen(state, locals) && owner(state, locals) != GameState.NOBODY;
  }

  /** Plays the card that is forced first. */
  private L force(GameState state, L locals) {
    int owner = owner(state, locals);
    Face face = CardPlay.pay(state, owner, CardPlay.first(state, locals, owner, Trigger.Moment.FORCED, event, use));
    return use.played(state, locals.withPlayed(PlayedCards.note(event, face.name)), owner, face);
  }

  /**
   * Returns the first pilgrim in initiative order with a card that the event forces, {@link GameState#NOBODY} for none.
   */
  private int owner(GameState state, L locals) {
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = state.inOrder(place);
      if (CardPlay.first(state, locals, pilgrim, Trigger.Moment.FORCED, event, use) != GameState.NOBODY) {
        return pilgrim;
      }
    }
    return GameState.NOBODY;
  }

  @Override
  public int firstSeat(GameState state, L locals) {
    return AskingOrder.first(state, locals.by());
  }

  @Override
  public int nextSeat(GameState state, L locals, int seat) {
    return AskingOrder.next(state, locals.by(), seat);
  }

  /** Returns whether a seat might act; hands are open, so this is exact. */
  @Override
  public boolean mightAct(GameState state, L locals, int seat) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS && locals.isAsked(state, seat); pilgrim++) {
      if (state.controller(pilgrim) == seat
          && CardPlay.first(state, locals, pilgrim, moment, event, use) != GameState.NOBODY) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean staysOpen(GameState state, L locals) {
    return isAnybodyReady(state) && use.isOpen(state, locals);
  }

  /** Returns whether any pilgrim could have a card for it, as a cheap check before a look at each. */
  private boolean isAnybodyReady(GameState state) {
    long occasion = Trigger.occasion(moment, event);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (CardPlay.has(state, pilgrim, occasion)) {
        return true;
      }
    }
    return false;
  }

  /** Returns a prompt that names the actor and the target, the dice total so far, and the continuation. */
  @Override
  public Prompt prompt(GameState state, L locals, int seat) {
    Texts texts = state.config().texts();
    Object[] known = {label(state, locals.by()), label(state, locals.on()), use.total(state, locals),
        use.opposingTotal(state, locals), moment == Trigger.Moment.AFTER ? ContinuationText.dice(state) : ""};
    return ContinuationText.with(state,
        new Prompt(texts.text("prompt." + kind, known), texts.text("prompt." + kind + ".waiting", known)));
  }

  private static String label(GameState state, int figure) {
    return figure < 0 ? "" : state.definition().figure(figure).label;
  }

  @Override
  public void collectActions(GameState state, L locals, int seat, ActionCollector out) {
    for (int place = 1; place <= Content.PILGRIMS && !out.isSatisfied() && locals.isAsked(state, seat); place++) {
      int pilgrim = state.inOrder(place);
      if (state.controller(pilgrim) == seat) {
        CardPlay.options(state, locals, pilgrim, moment, event, use, out);
      }
    }
  }

  @Override
  public Action heuristicAction(GameState state, L locals, int seat, RandomSource random) {
    return CardPlay.sensible(state, locals, seat, moment, event, use);
  }

  @Override
  public L localsAfter(GameState state, L locals, int seat, Action action) {
    VerbAction play = (VerbAction) action;
    int owner = play.second();
    Face face = CardPlay.pay(state, owner, CardPlay.token(state, owner, play.first()));
    return use.played(state, locals.withPlayed(PlayedCards.note(event, face.name)), owner, face);
  }
}
