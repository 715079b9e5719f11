package games.kumite.brawler.round;

import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.MatchDefinition;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Cards;

/** A hero's attack and its consequences. {@link Attack} asks for it, and refuses to pass (BR-ATK-11). */
final class HeroAttack {

  private static final EventType PLAYED =
      EventType.of("card-played", "BR-ATK-02").seat("by").card("card");
  private static final EventType TOPPED = EventType.of("top-played", "BR-ATK-05").seat("by")
      .card("card").word("deck", suit -> "deck:" + Suit.of(suit).letter());
  private static final EventType ACE =
      EventType.of("ace-rolled", "BR-ATK-04").seat("by").number("die");
  private static final EventType BARE =
      EventType.of("bare-attack", "BR-ATK-09").seat("by").number("damage");
  private static final EventType DAMAGED = EventType.of("boss-damaged", "BR-BOS-01")
      .number("dealt").number("damage").number("health");
  private static final EventType DEFEATED = EventType.of("boss-defeated", "BR-BOS-01")
      .card("boss").number("defeated").number("bosses");

  private HeroAttack() {}

  static void fromHand(GameState state, int face) {
    Cards cards = state.cards();
    int hero = state.actor();
    int card = cards.top(state.zones().hand(hero));
    while (cards.face(card) != face) {
      card = cards.next(card);
    }
    state.move(card, state.zones().played()); // BR-ATK-02
    state.emit(PLAYED, hero, card);
    withCard(state, hero, face);
  }

  static void fromDeck(GameState state, int suit) {
    int hero = state.actor();
    int card = state.takeTop(hero, suit);
    state.move(card, state.zones().played()); // BR-ATK-07
    state.emit(TOPPED, hero, card, suit);
    withCard(state, hero, state.cards().face(card));
  }

  /** Carries out an attack with a card: card, Ace die, defeat, bonus, in this order (BR-RUL-15). */
  private static void withCard(GameState state, int hero, int face) {
    state.interact(hero); // BR-RST-02
    int damage = FaceNumbers.rank(face); // BR-ATK-03
    if (damage == FaceNumbers.ACE) {
      damage = state.roll(state.definition().dice().ace(), "ace", hero); // BR-ATK-04
      state.emit(ACE, hero, damage);
    }
    int fitting = state.pairUp(hero);
    state.dealByCard(damage);
    if (!dealDamage(state, damage)) {
      if (fitting != 0) { // BR-WEX-10
        WellExecutedAttack.OFFER.run(state); // BR-WEX-05: once a turn
      } else {
        Attack.ATTACK.run(state);
      }
    }
  }

  static void withBareDie(GameState state) {
    int hero = state.actor();
    state.interact(hero); // BR-RST-02
    int damage = state.roll(state.definition().dice().attack(), "attack", hero);
    state.emit(BARE, hero, damage);
    state.breakPair(); // BR-ATK-10, BR-WEX-12
    hit(state, damage);
  }

  /** Deals damage. The next hero takes a turn unless the boss is defeated. */
  static void hit(GameState state, int damage) {
    if (!dealDamage(state, damage)) {
      Attack.ATTACK.run(state);
    }
  }

  /** Deals damage and returns whether it defeats the boss. After a defeat, no other hero takes a turn (BR-RND-04). */
  private static boolean dealDamage(GameState state, int damage) {
    boolean falls = state.strike(damage);
    MatchDefinition definition = state.definition();
    state.emit(DAMAGED, damage, state.damage(), state.bossHealth());
    if (!falls) {
      return false;
    }
    state.emit(DEFEATED, state.cards().top(definition.zones().bosses()), state.defeated(),
        definition.settings().bossCount());
    if (state.defeated() == definition.settings().bossCount()) {
      GameEnd.victory(state);
    }
    return true;
  }
}
