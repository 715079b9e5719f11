package games.kumite.brawler.attack;

import games.kumite.brawler.content.Suit;
import games.kumite.brawler.state.Deeds;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Terms;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Cards;

/** Carries out a hero's attack, and what follows from it. */
final class HeroAttack {

  private static final EventType PLAYED =
      EventType.of("card-played", "BR-ATK-02").seat("by").card("card");
  private static final EventType TOPPED = EventType.of("top-played", "BR-ATK-05").seat("by")
      .card("card").named("deck", suit -> "deck:" + Suit.of(suit).letter());
  private static final EventType ACE =
      EventType.of("ace-rolled", "BR-ATK-04").seat("by").number("die");
  private static final EventType BARE =
      EventType.of("bare-attack", "BR-ATK-09").seat("by").number("damage");
  private static final EventType BONUS = EventType.of("bonus-rolled", "BR-WEX-04").seat("by")
      .named("scenario", Deeds.SCENARIOS::get).number("damage");
  private static final EventType DAMAGED = EventType.of("boss-damaged", "BR-BOS-01")
      .number("dealt").number("damage").number("health");
  private static final EventType DEFEATED = EventType.of("boss-defeated", "BR-BOS-01")
      .card("boss").number("defeated").number("bosses");
  private static final EventType WON = EventType.of("won", "BR-END-01").number("defeated");

  private HeroAttack() {}

  static void fromHand(Gauntlet gauntlet, int face) {
    Cards cards = gauntlet.cards();
    int hero = gauntlet.actor();
    int card = cards.top(gauntlet.zones().hand(hero));
    while (cards.face(card) != face) {
      card = cards.next(card);
    }
    gauntlet.move(card, gauntlet.zones().played()); // BR-ATK-02
    gauntlet.tell(PLAYED, hero, card);
    withCard(gauntlet, hero, face);
  }

  static void fromDeck(Gauntlet gauntlet, int suit) {
    int hero = gauntlet.actor();
    int card = gauntlet.takeTop(hero, suit);
    gauntlet.move(card, gauntlet.zones().played()); // BR-ATK-07
    gauntlet.tell(TOPPED, hero, card, suit);
    withCard(gauntlet, hero, gauntlet.cards().face(card));
  }

  /** Card, Ace die, defeat, bonus: in this order (BR-RUL-15). */
  private static void withCard(Gauntlet gauntlet, int hero, int face) {
    gauntlet.interact(hero); // BR-RST-02
    int damage = Faces.rank(face); // BR-ATK-03
    if (damage == Faces.ACE) {
      damage = gauntlet.roll(gauntlet.terms().dice().ace(), "ace", hero); // BR-ATK-04
      gauntlet.tell(ACE, hero, damage);
    }
    int fitting = gauntlet.pairUp(hero);
    gauntlet.dealByCard(damage);
    if (!defeats(gauntlet, damage)) {
      if (fitting != 0) { // BR-WEX-10
        PairBonus.PAIR_BONUS.run(gauntlet); // BR-WEX-05: once a turn
      } else {
        Attack.ATTACK.run(gauntlet);
      }
    }
  }

  static void withBareDie(Gauntlet gauntlet) {
    int hero = gauntlet.actor();
    gauntlet.interact(hero); // BR-RST-02
    int damage = gauntlet.roll(gauntlet.terms().dice().attack(), "attack", hero);
    gauntlet.tell(BARE, hero, damage);
    gauntlet.breakPair(); // BR-ATK-10, BR-WEX-12
    if (!defeats(gauntlet, damage)) {
      Attack.ATTACK.run(gauntlet);
    }
  }

  static void withBonus(Gauntlet gauntlet, int scenario) {
    int hero = gauntlet.actor();
    int damage = gauntlet.roll(gauntlet.terms().bonus(scenario), "bonus", hero); // BR-WEX-04
    gauntlet.dealByPair(scenario, damage);
    gauntlet.tell(BONUS, hero, scenario, damage);
    if (!defeats(gauntlet, damage)) {
      Attack.ATTACK.run(gauntlet);
    }
  }

  /** Returns whether the damage defeats the boss: then nobody else is on turn (BR-RND-04). */
  private static boolean defeats(Gauntlet gauntlet, int damage) {
    boolean falls = gauntlet.strike(damage);
    Terms terms = gauntlet.terms();
    gauntlet.tell(DAMAGED, damage, gauntlet.damage(), gauntlet.bossHealth());
    if (!falls) {
      return false;
    }
    gauntlet.tell(DEFEATED, gauntlet.cards().top(terms.zones().bosses()), gauntlet.defeated(),
        terms.settings().bossCount());
    if (gauntlet.defeated() == terms.settings().bossCount()) {
      gauntlet.tell(WON, gauntlet.defeated());
      gauntlet.finish(terms.victory()); // BR-END-01, BR-RUL-18
    }
    return true;
  }
}
