package games.kumite.journey.card;

import games.kumite.api.Action;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Duration;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import org.jspecify.annotations.Nullable;

/** The cards that pilgrims may play, and the payment for them. Stateless. */
public final class CardPlay {

  private static final Refusal UNCONSCIOUS = new Refusal("JW-DEF-02", "unconscious");
  private static final Refusal PARALYZED = new Refusal("JW-CRD-18", "no-cards");
  private static final Refusal OTHER_TIME = new Refusal("JW-CRD-04", "other-time");
  private static final Refusal USED = new Refusal("JW-RUL-62", "used");
  private static final Refusal CHI = new Refusal("JW-CRD-05", "chi");
  private static final Refusal HEALTH = new Refusal("JW-CRD-06", "health");
  private static final Refusal POINTS = new Refusal("JW-CRD-07", "points");
  private static final Refusal VAIN = new Refusal("JW-RUL-101", "vain");

  private CardPlay() {}

  /** Returns whether a pilgrim can play cards at all: it is on the map, conscious and not Paralyzed. */
  public static boolean isAble(GameState state, int pilgrim) {
    return state.isConscious(pilgrim) && state.pose(pilgrim) != Pose.NONE
        && !FigureStats.isBlocked(state, pilgrim, EffectVerb.BLOCK_CARDS);
  }

  /**
   * Adds the cards that a pilgrim may play on an occasion, from its hand and from those in play.
   *
   * @param event the event, null for a moment that has none
   */
  public static <L extends TriggerContext<L>> void options(GameState state, L locals, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, CardEffect<L> use, ActionCollector out) {
    if (!out.isExplaining() && !(has(state, pilgrim, Trigger.occasion(moment, event)) && isAble(state, pilgrim))) {
      return;
    }
    options(state, locals, pilgrim, state.hand(pilgrim), moment, event, use, out);
    options(state, locals, pilgrim, state.zones().inPlay[pilgrim], moment, event, use, out);
  }

  /** Returns whether a pilgrim has any card for an occasion, in its hand or in play, as a cheap check. */
  public static boolean has(GameState state, int pilgrim, long occasion) {
    return has(state, state.hand(pilgrim), occasion) || has(state, state.zones().inPlay[pilgrim], occasion);
  }

  private static boolean has(GameState state, Zone zone, long occasion) {
    for (int token = state.cards().top(zone); token >= 0; token = state.cards().next(token)) {
      if ((state.face(token).occasions & occasion) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first card that a pilgrim may play on an occasion, {@link GameState#NOBODY} if it may play none. */
  public static <L extends TriggerContext<L>> int first(GameState state, L locals, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, CardEffect<L> use) {
    return first(state, locals, pilgrim, moment, event, use, Choice.ANY);
  }

  /** Returns a card that the heuristic plays on an occasion, {@link GameState#NOBODY} if it plays none. */
  public static <L extends TriggerContext<L>> int wanted(GameState state, L locals, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, CardEffect<L> use) {
    return first(state, locals, pilgrim, moment, event, use, Choice.WANTED);
  }

  private enum Choice { ANY, WANTED }

  private static <L extends TriggerContext<L>> int first(GameState state, L locals, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, CardEffect<L> use, Choice choice) {
    if (!has(state, pilgrim, Trigger.occasion(moment, event))) {
      return GameState.NOBODY;
    }
    int token = first(state, locals, pilgrim, state.hand(pilgrim), moment, event, use, choice);
    return token != GameState.NOBODY ? token
        : first(state, locals, pilgrim, state.zones().inPlay[pilgrim], moment, event, use, choice);
  }

  private static <L extends TriggerContext<L>> int first(GameState state, L locals, int pilgrim, Zone zone,
      Trigger.Moment moment, Trigger.@Nullable Event event, CardEffect<L> use, Choice choice) {
    for (int token = state.cards().top(zone); token >= 0; token = state.cards().next(token)) {
      Face face = state.face(token);
      if (refusal(state, locals, pilgrim, zone, face, moment, event, use) == null
          && (choice == Choice.ANY || use.isWanted(state, locals, pilgrim, face))) {
        return token;
      }
    }
    return GameState.NOBODY;
  }

  /**
   * Returns a heuristic action for the pilgrims of a seat on an occasion: the first card in initiative order, or pass.
   */
  public static <L extends TriggerContext<L>> Action sensible(GameState state, L locals, int seat, Trigger.Moment moment,
      Trigger.@Nullable Event event, CardEffect<L> use) {
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = state.inOrder(place);
      int token = state.controller(pilgrim) == seat
          ? wanted(state, locals, pilgrim, moment, event, use) : GameState.NOBODY;
      if (token != GameState.NOBODY) {
        return state.definition().actions.of(ActionVerb.PLAY, state.shown(token, pilgrim), pilgrim);
      }
    }
    return Pass.PASS;
  }

  private static <L extends TriggerContext<L>> void options(GameState state, L locals, int pilgrim, Zone zone,
      Trigger.Moment moment, Trigger.@Nullable Event event, CardEffect<L> use, ActionCollector out) {
    long occasion = Trigger.occasion(moment, event);
    int token = state.cards().top(zone);
    while (token >= 0 && !out.isSatisfied()) {
      Face face = state.face(token);
      boolean isMeant = (face.occasions & occasion) != 0 || out.isExplaining();
      if (isMeant) {
        Refusal refusal = refusal(state, locals, pilgrim, zone, face, moment, event, use);
        if (refusal == null) {
          out.add(state.definition().actions.of(ActionVerb.PLAY, state.shown(token, pilgrim), pilgrim));
        } else if (out.isExplaining()) {
          out.add(state.definition().actions.of(ActionVerb.PLAY, state.shown(token, pilgrim), pilgrim), refusal);
        }
      }
      token = state.cards().next(token);
    }
  }

  /** Returns why a card cannot be played from a zone, null if it can. */
  private static <L extends TriggerContext<L>> @Nullable Refusal refusal(GameState state, L locals, int owner, Zone zone,
      Face face, Trigger.Moment moment, Trigger.@Nullable Event event, CardEffect<L> use) {
    Card card = face.card;
    if ((face.occasions & Trigger.occasion(moment, event)) == 0
        || event != null && !TriggerMatching.fits(state, card.trigger(), event, owner, locals.by(event), locals.on(event))) {
      return OTHER_TIME;
    }
    if (!isAble(state, owner)) {
      return state.isConscious(owner) ? PARALYZED : UNCONSCIOUS;
    }
    if (card.kind() == CardKind.PERMANENT
        && PlayedCards.isUsed(locals.played(), event, face.name)
        || state.isSpent(face) || isInForce(state, owner, zone, face)) {
      return USED;
    }
    Refusal cost = cost(state, owner, card.cost());
    return cost != null ? cost : use.isUseful(state, locals, owner, face) ? null : VAIN;
  }

  /** Returns whether a card that is used once lies there because its effect goes on (JW-CRD-03). */
  private static boolean isInForce(GameState state, int owner, Zone zone, Face face) {
    return zone == state.zones().inPlay[owner] && face.card.kind() != CardKind.PERMANENT;
  }

  /** Returns whether a pilgrim is able to play a card and can pay for it, whatever its trigger. */
  public static boolean canPay(GameState state, int owner, Face face) {
    return isAble(state, owner) && !state.isSpent(face) && cost(state, owner, face.card.cost()) == null;
  }

  private static @Nullable Refusal cost(GameState state, int owner, Cost cost) {
    if (state.pilgrim(owner, Counters.CHI) < cost.chi()) {
      return CHI;
    }
    if (cost.health() > 0 && state.figure(owner, Counters.HEALTH) <= cost.health()) {
      return HEALTH; // JW-CRD-06
    }
    boolean isActive = state.get(Counters.ACTIVE) == owner && state.get(Counters.POINTS) >= cost.ap();
    return cost.ap() > 0 && !isActive ? POINTS : null; // JW-CRD-07
  }

  /** Returns the token of a pilgrim's card with a given face as its player sees it, in its hand or in play. */
  public static int token(GameState state, int pilgrim, int face) {
    int seat = state.controller(pilgrim);
    int held = state.cards().find(state.hand(pilgrim), face, seat);
    int token = held >= 0 ? held : state.cards().find(state.zones().inPlay[pilgrim], face, seat);
    if (token < 0) {
      throw new IllegalStateException("pilgrim " + pilgrim + " has no card like face " + face);
    }
    return token;
  }

  /** Pays for a card and moves it to its next zone (JW-CRD-02, JW-RUL-62, JW-RUL-63). */
  public static Face pay(GameState state, int owner, int token) {
    Face face = state.face(token);
    Card card = face.card;
    state.emit(EventTypes.PLAYED, owner, token);
    if (card.cost().chi() > 0) {
      int left = state.pilgrim(owner, Counters.CHI) - card.cost().chi();
      state.setPilgrim(owner, Counters.CHI, left);
      state.emit(EventTypes.CHI, owner, left, -card.cost().chi());
    }
    if (card.cost().health() > 0) {
      int left = state.figure(owner, Counters.HEALTH) - card.cost().health();
      state.setFigure(owner, Counters.HEALTH, left);
      state.emit(EventTypes.LOWERED, owner, left);
    }
    if (card.cost().ap() > 0) {
      state.set(Counters.POINTS, state.get(Counters.POINTS) - card.cost().ap());
    }
    state.spend(face);
    state.set(Counters.PASSED, 0);
    if (card.deck() == Deck.SKILL) {
      state.set(Counters.PLAYED_SKILL, state.get(Counters.PLAYED_SKILL) | 1 << owner);
    }
    if (card.kind() == CardKind.PERMANENT || card.duration() == Duration.END_OF_TURN) {
      if (state.cards().zoneOf(token) != state.zones().inPlay[owner]) {
        state.move(token, state.zones().inPlay[owner]); // JW-CRD-03
      }
    } else {
      state.move(token, discards(state, owner, card));
    }
    return face;
  }

  private static Zone discards(GameState state, int owner, Card card) {
    return card.deck() == Deck.SKILL ? state.zones().skillDiscards[owner] : state.zones().discards(card.deck());
  }

  /**
   * Discards cards at the end of the turn that are used once and whose effect has lasted until now (JW-CRD-03,
   * JW-CRD-08).
   */
  public static void putAway(GameState state) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      int token = state.cards().top(state.zones().inPlay[pilgrim]);
      while (token >= 0) {
        int next = state.cards().next(token);
        Card card = state.face(token).card;
        if (card.kind() != CardKind.PERMANENT) {
          state.move(token, discards(state, pilgrim, card));
        }
        token = next;
      }
    }
  }

  /** Discards a card from a hand. */
  public static void discard(GameState state, int owner, int token) {
    state.set(Counters.PASSED, 0);
    state.move(token, discards(state, owner, state.face(token).card));
  }
}
