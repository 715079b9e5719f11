package games.kumite.journey.card;

import games.kumite.api.Action;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Cost;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Duration;
import games.kumite.journey.content.Kind;
import games.kumite.journey.content.Trigger;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Word;
import games.kumite.journey.sum.Played;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import org.jspecify.annotations.Nullable;

/** The cards that pilgrims may play, and the payment for them. Stateless. */
public final class Playing {

  private static final Refusal UNCONSCIOUS = new Refusal("JW-DEF-02", "unconscious");
  private static final Refusal PARALYZED = new Refusal("JW-CRD-18", "no-cards");
  private static final Refusal OTHER_TIME = new Refusal("JW-CRD-04", "other-time");
  private static final Refusal USED = new Refusal("JW-RUL-62", "used");
  private static final Refusal CHI = new Refusal("JW-CRD-05", "chi");
  private static final Refusal HEALTH = new Refusal("JW-CRD-06", "health");
  private static final Refusal POINTS = new Refusal("JW-CRD-07", "points");
  private static final Refusal VAIN = new Refusal("JW-RUL-101", "vain");

  private Playing() {}

  /** Returns whether a pilgrim can play cards at all: it is on the map, conscious and not Paralyzed. */
  public static boolean isAble(Journey journey, int pilgrim) {
    return journey.isConscious(pilgrim) && journey.pose(pilgrim) != Pose.NONE
        && !Sums.isBlocked(journey, pilgrim, Verb.BLOCK_CARDS);
  }

  /**
   * Adds the cards that a pilgrim may play on an occasion, from its hand and from those in play.
   *
   * @param event the event, null for a moment that has none
   */
  public static <L extends Occasion<L>> void options(Journey journey, L about, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, Use<L> use, Options out) {
    if (!out.isExplaining() && !(has(journey, pilgrim, Trigger.occasion(moment, event)) && isAble(journey, pilgrim))) {
      return;
    }
    options(journey, about, pilgrim, journey.hand(pilgrim), moment, event, use, out);
    options(journey, about, pilgrim, journey.zones().inPlay[pilgrim], moment, event, use, out);
  }

  /** Returns whether a pilgrim has any card for an occasion, in its hand or in play, as a cheap check. */
  public static boolean has(Journey journey, int pilgrim, long occasion) {
    return has(journey, journey.hand(pilgrim), occasion) || has(journey, journey.zones().inPlay[pilgrim], occasion);
  }

  private static boolean has(Journey journey, Zone zone, long occasion) {
    for (int token = journey.cards().top(zone); token >= 0; token = journey.cards().next(token)) {
      if ((journey.face(token).occasions & occasion) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a pilgrim may play a card at a moment that has no event. */
  public static <L extends Occasion<L>> boolean can(Journey journey, L about, int pilgrim, Trigger.Moment moment,
      Use<L> use) {
    return first(journey, about, pilgrim, moment, null, use) != Journey.NOBODY;
  }

  /** Returns the first card that a pilgrim may play on an occasion, {@link Journey#NOBODY} if it may play none. */
  public static <L extends Occasion<L>> int first(Journey journey, L about, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, Use<L> use) {
    return first(journey, about, pilgrim, moment, event, use, Choice.ANY);
  }

  /** Returns a card that the heuristic plays on an occasion, {@link Journey#NOBODY} if it plays none. */
  public static <L extends Occasion<L>> int wanted(Journey journey, L about, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, Use<L> use) {
    return first(journey, about, pilgrim, moment, event, use, Choice.WANTED);
  }

  private enum Choice { ANY, WANTED }

  private static <L extends Occasion<L>> int first(Journey journey, L about, int pilgrim, Trigger.Moment moment,
      Trigger.@Nullable Event event, Use<L> use, Choice choice) {
    if (!has(journey, pilgrim, Trigger.occasion(moment, event))) {
      return Journey.NOBODY;
    }
    int token = first(journey, about, pilgrim, journey.hand(pilgrim), moment, event, use, choice);
    return token != Journey.NOBODY ? token
        : first(journey, about, pilgrim, journey.zones().inPlay[pilgrim], moment, event, use, choice);
  }

  private static <L extends Occasion<L>> int first(Journey journey, L about, int pilgrim, Zone zone,
      Trigger.Moment moment, Trigger.@Nullable Event event, Use<L> use, Choice choice) {
    for (int token = journey.cards().top(zone); token >= 0; token = journey.cards().next(token)) {
      Face face = journey.face(token);
      if (refusal(journey, about, pilgrim, zone, face, moment, event, use) == null
          && (choice == Choice.ANY || use.isWanted(journey, about, pilgrim, face))) {
        return token;
      }
    }
    return Journey.NOBODY;
  }

  /**
   * Returns a heuristic action for the pilgrims of a seat on an occasion: the first card in initiative order, or pass.
   */
  public static <L extends Occasion<L>> Action sensible(Journey journey, L about, int seat, Trigger.Moment moment,
      Trigger.@Nullable Event event, Use<L> use) {
    for (int place = 1; place <= Content.PILGRIMS; place++) {
      int pilgrim = journey.inOrder(place);
      int token = journey.controller(pilgrim) == seat
          ? wanted(journey, about, pilgrim, moment, event, use) : Journey.NOBODY;
      if (token != Journey.NOBODY) {
        return journey.terms().actions.of(Word.PLAY, journey.shown(token, pilgrim), pilgrim);
      }
    }
    return Pass.PASS;
  }

  private static <L extends Occasion<L>> void options(Journey journey, L about, int pilgrim, Zone zone,
      Trigger.Moment moment, Trigger.@Nullable Event event, Use<L> use, Options out) {
    long occasion = Trigger.occasion(moment, event);
    int token = journey.cards().top(zone);
    while (token >= 0 && !out.isEnough()) {
      Face face = journey.face(token);
      boolean isMeant = (face.occasions & occasion) != 0 || out.isExplaining();
      if (isMeant) {
        Refusal refusal = refusal(journey, about, pilgrim, zone, face, moment, event, use);
        if (refusal == null) {
          out.add(journey.terms().actions.of(Word.PLAY, journey.shown(token, pilgrim), pilgrim));
        } else if (out.isExplaining()) {
          out.add(journey.terms().actions.of(Word.PLAY, journey.shown(token, pilgrim), pilgrim), refusal);
        }
      }
      token = journey.cards().next(token);
    }
  }

  /** Returns why a card cannot be played from a zone, null if it can. */
  private static <L extends Occasion<L>> @Nullable Refusal refusal(Journey journey, L about, int owner, Zone zone,
      Face face, Trigger.Moment moment, Trigger.@Nullable Event event, Use<L> use) {
    Card card = face.card;
    if ((face.occasions & Trigger.occasion(moment, event)) == 0
        || event != null && !Parties.fits(journey, card.trigger(), event, owner, about.by(event), about.on(event))) {
      return OTHER_TIME;
    }
    if (!isAble(journey, owner)) {
      return journey.isConscious(owner) ? PARALYZED : UNCONSCIOUS;
    }
    if (Played.isUsed(about.played(), event == null ? Trigger.Event.ACTIVATION : event, face.index)
        || journey.isSpent(face) || isInForce(journey, owner, zone, face)) {
      return USED;
    }
    Refusal cost = cost(journey, owner, card.cost());
    return cost != null ? cost : use.isUseful(journey, about, owner, face) ? null : VAIN;
  }

  /** Returns whether a card that is used once lies there because its effect goes on (JW-CRD-03). */
  private static boolean isInForce(Journey journey, int owner, Zone zone, Face face) {
    return zone == journey.zones().inPlay[owner] && face.card.kind() != Kind.PERMANENT;
  }

  /** Returns whether a pilgrim is able to play a card and can pay for it, whatever its trigger. */
  public static boolean canPay(Journey journey, int owner, Face face) {
    return isAble(journey, owner) && !journey.isSpent(face) && cost(journey, owner, face.card.cost()) == null;
  }

  private static @Nullable Refusal cost(Journey journey, int owner, Cost cost) {
    if (journey.pilgrim(owner, Num.CHI) < cost.chi()) {
      return CHI;
    }
    if (cost.health() > 0 && journey.figure(owner, Num.HEALTH) <= cost.health()) {
      return HEALTH; // JW-CRD-06
    }
    boolean isActive = journey.get(Num.ACTIVE) == owner && journey.get(Num.POINTS) >= cost.ap();
    return cost.ap() > 0 && !isActive ? POINTS : null; // JW-CRD-07
  }

  /** Returns the token of a pilgrim's card with a given face as its player sees it, in its hand or in play. */
  public static int token(Journey journey, int pilgrim, int face) {
    int seat = journey.controller(pilgrim);
    int held = journey.cards().find(journey.hand(pilgrim), face, seat);
    int token = held >= 0 ? held : journey.cards().find(journey.zones().inPlay[pilgrim], face, seat);
    if (token < 0) {
      throw new IllegalStateException("pilgrim " + pilgrim + " has no card like face " + face);
    }
    return token;
  }

  /** Pays for a card and moves it to its next zone (JW-CRD-02, JW-RUL-62, JW-RUL-63). */
  public static Face pay(Journey journey, int owner, int token) {
    Face face = journey.face(token);
    Card card = face.card;
    journey.tell(journey.terms().reports.played, owner, token);
    if (card.cost().chi() > 0) {
      int left = journey.pilgrim(owner, Num.CHI) - card.cost().chi();
      journey.setPilgrim(owner, Num.CHI, left);
      journey.tell(journey.terms().reports.chi, owner, left, -card.cost().chi());
    }
    if (card.cost().health() > 0) {
      int left = journey.figure(owner, Num.HEALTH) - card.cost().health();
      journey.setFigure(owner, Num.HEALTH, left);
      journey.tell(journey.terms().reports.lowered, owner, left);
    }
    if (card.cost().ap() > 0) {
      journey.set(Num.POINTS, journey.get(Num.POINTS) - card.cost().ap());
    }
    journey.spend(face);
    journey.set(Num.PASSED, 0);
    if (card.deck() == Deck.SKILL) {
      journey.set(Num.PLAYED_SKILL, journey.get(Num.PLAYED_SKILL) | 1 << owner);
    }
    if (card.kind() == Kind.PERMANENT || card.duration() == Duration.END_OF_TURN) {
      if (journey.cards().zoneOf(token) != journey.zones().inPlay[owner]) {
        journey.move(token, journey.zones().inPlay[owner]); // JW-CRD-03
      }
    } else {
      journey.move(token, discards(journey, owner, card));
    }
    return face;
  }

  private static Zone discards(Journey journey, int owner, Card card) {
    return card.deck() == Deck.SKILL ? journey.zones().skillDiscards[owner] : journey.zones().discards(card.deck());
  }

  /**
   * Discards cards at the end of the turn that are used once and whose effect has lasted until now (JW-CRD-03,
   * JW-CRD-08).
   */
  public static void putAway(Journey journey) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      int token = journey.cards().top(journey.zones().inPlay[pilgrim]);
      while (token >= 0) {
        int next = journey.cards().next(token);
        Card card = journey.face(token).card;
        if (card.kind() != Kind.PERMANENT) {
          journey.move(token, discards(journey, pilgrim, card));
        }
        token = next;
      }
    }
  }

  /** Discards a card from a hand. */
  public static void discard(Journey journey, int owner, int token) {
    journey.set(Num.PASSED, 0);
    journey.move(token, discards(journey, owner, journey.face(token).card));
  }
}
