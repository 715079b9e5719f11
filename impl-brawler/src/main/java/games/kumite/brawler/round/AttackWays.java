package games.kumite.brawler.round;

import games.kumite.brawler.state.ActionVerb;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The ways in which a hero can attack, each a row: the verb, the attacks that are legal, why others are refused, and what they do.
 * A new way is a new row in {@link #ALL}. They are listed in the order of the rows, after the ways with a card. Immutable.
 */
final class AttackWays {

  private static final Refusal NOT_HELD = new Refusal("BR-ATK-05", "not-held");
  private static final Refusal FOREIGN_CARD = new Refusal("BR-ATK-12", "foreign-card");
  private static final Refusal SPENT_CARD = new Refusal("BR-RPL-02", "spent-card");
  private static final Refusal NO_DAMAGE_CARD = new Refusal("BR-ATK-02", "no-damage-card");
  private static final Refusal FOREIGN_DECK = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal DECK_OUT = new Refusal("BR-SET-07", "deck-out");
  private static final Refusal EMPTY_DECK = new Refusal("BR-ATK-05", "empty-deck");
  private static final Refusal HAND_LEFT = new Refusal("BR-ATK-09", "hand-left");
  private static final Refusal DECK_LEFT = new Refusal("BR-ATK-08", "deck-left");

  private static final AttackWay FROM_HAND = new AttackWay(ActionVerb.PLAY, AttackWays::cards, AttackWays::otherCards,
      (state, action) -> HeroAttack.fromHand(state, action.first()));
  private static final AttackWay FROM_DECK = new AttackWay(ActionVerb.TOP, AttackWays::decks, AttackWays::otherDecks,
      (state, action) -> HeroAttack.fromDeck(state, action.first()));

  /** All ways of the rules. */
  static final AttackWays ALL = new AttackWays(new AttackWay(ActionVerb.ROLL, AttackWays::bareDie, AttackWays::noBareDie,
      (state, action) -> HeroAttack.withBareDie(state)));

  /** The ways without a card. Those with one are called by name: calls from a table made playouts 3 to 6 % slower. */
  private final AttackWay[] rows;

  private AttackWays(AttackWay... rows) {
    this.rows = rows;
  }

  /** Returns a copy with one more way. */
  AttackWays and(AttackWay way) {
    AttackWay[] all = Arrays.copyOf(rows, rows.length + 1);
    all[rows.length] = way;
    return new AttackWays(all);
  }

  /** Lists the attacks of a hero. */
  void list(GameState state, int hero, ActionCollector out) {
    FROM_HAND.legal().list(state, hero, out);
    FROM_DECK.legal().list(state, hero, out);
    for (AttackWay row : rows) {
      row.legal().list(state, hero, out);
    }
    if (out.isExplaining()) {
      explain(state, hero, out);
    }
  }

  private void explain(GameState state, int hero, ActionCollector out) {
    FROM_HAND.refused().list(state, hero, out);
    FROM_DECK.refused().list(state, hero, out);
    for (AttackWay row : rows) {
      row.refused().list(state, hero, out);
    }
  }

  /** Carries out one of the attacks. */
  void execute(GameState state, VerbAction action) {
    if (action.verb() == FROM_HAND.verb()) {
      FROM_HAND.effect().execute(state, action);
    } else if (action.verb() == FROM_DECK.verb()) {
      FROM_DECK.effect().execute(state, action);
    } else {
      Stream.of(rows).filter(row -> row.verb() == action.verb()).findFirst().orElseThrow().effect().execute(state, action);
    }
  }

  private static void cards(GameState state, int hero, ActionCollector out) {
    state.actions().listPlays(state.cards(), state.zones().hand(hero), out); // BR-ATK-02
  }

  private static void otherCards(GameState state, int hero, ActionCollector out) {
    Cards cards = state.cards();
    Zone hand = state.zones().hand(hero);
    for (int card = 0; card < FaceNumbers.ALL; card++) {
      if (!cards.isIn(card, hand)) {
        out.add(state.actions().play(cards.face(card)), whyNotInHand(state, hero, card));
      }
    }
  }

  /**
   * Returns why a card that is not in the hand cannot be played. The reason depends only on what the asked hero knows.
   */
  private static Refusal whyNotInHand(GameState state, int hero, int card) {
    Cards cards = state.cards();
    Zones zones = state.zones();
    Zone zone = cards.zoneOf(card);
    if (cards.face(card) >= FaceNumbers.DAMAGE_CARDS) {
      return NO_DAMAGE_CARD;
    }
    if (zone.equals(zones.played())) {
      return SPENT_CARD;
    }
    boolean isInOtherHand =
        state.heroCount() > 1 && zone.equals(zones.hand(1 - hero));
    return isInOtherHand ? FOREIGN_CARD : NOT_HELD; // a card in a deck: the hero does not know which one it is
  }

  private static void decks(GameState state, int hero, ActionCollector out) {
    state.actions().listTops(state.stock(hero), out); // BR-ATK-05, BR-ATK-06
  }

  private static void otherDecks(GameState state, int hero, ActionCollector out) {
    for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
      if ((state.stock(hero) >> suit & 1) == 0) {
        int owner = state.ownerOf(suit);
        out.add(state.actions().top(suit), owner == hero ? EMPTY_DECK : owner == GameState.NOBODY ? DECK_OUT : FOREIGN_DECK);
      }
    }
  }

  private static void bareDie(GameState state, int hero, ActionCollector out) {
    if (out.size() == 0) {
      out.add(state.actions().roll()); // BR-ATK-09
    }
  }

  private static void noBareDie(GameState state, int hero, ActionCollector out) {
    boolean isHandEmpty = state.cards().isEmpty(state.zones().hand(hero));
    if (state.stock(hero) != 0 || !isHandEmpty) {
      out.add(state.actions().roll(), isHandEmpty ? DECK_LEFT : HAND_LEFT); // BR-ATK-08, BR-ATK-09
    }
  }
}
