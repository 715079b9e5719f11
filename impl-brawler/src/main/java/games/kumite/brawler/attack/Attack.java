package games.kumite.brawler.attack;

import games.kumite.api.Action;
import games.kumite.brawler.state.Deeds;
import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Word;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** BR-D3: each hero makes exactly one attack on the own turn (BR-ATK-01), until the boss falls. */
public record Attack() implements Question<Gauntlet> {

  private static final Refusal NO_PASS = new Refusal("BR-ATK-11", "no-pass");
  private static final Refusal NOT_HELD = new Refusal("BR-ATK-05", "not-held");
  private static final Refusal FOREIGN_CARD = new Refusal("BR-ATK-12", "foreign-card");
  private static final Refusal SPENT_CARD = new Refusal("BR-RPL-02", "spent-card");
  private static final Refusal NO_DAMAGE_CARD = new Refusal("BR-ATK-02", "no-damage-card");
  private static final Refusal FOREIGN_DECK = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal DECK_OUT = new Refusal("BR-SET-07", "deck-out");
  private static final Refusal EMPTY_DECK = new Refusal("BR-ATK-05", "empty-deck");
  private static final Refusal HAND_LEFT = new Refusal("BR-ATK-09", "hand-left");
  private static final Refusal DECK_LEFT = new Refusal("BR-ATK-08", "deck-left");

  /** The question: who acts is known to the state. */
  public static final Attack ATTACK = new Attack();

  @Override
  public int seat(Gauntlet gauntlet) {
    return gauntlet.actor();
  }

  /** Asks the next hero who can act, if there is one. */
  @Override
  public void run(Gauntlet gauntlet) {
    if (TurnCycle.reachHero(gauntlet)) {
      Question.super.run(gauntlet);
    }
  }

  /** The bare die, where it is all that is left, is rolled without asking (BR-RUL-20). */
  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Gauntlet gauntlet, Options out) {
    int hero = gauntlet.actor();
    Deeds deeds = gauntlet.deeds();
    deeds.listPlays(gauntlet.cards(), gauntlet.zones().hand(hero), out); // BR-ATK-02
    deeds.listTops(gauntlet.stock(hero), out); // BR-ATK-05, BR-ATK-06
    if (out.size() == 0) {
      out.add(deeds.roll()); // BR-ATK-09
    }
    if (out.isExplaining()) {
      explain(gauntlet, hero, out);
    }
  }

  /** Whatever else a hero could want. */
  private static void explain(Gauntlet gauntlet, int hero, Options out) {
    Cards cards = gauntlet.cards();
    Deeds deeds = gauntlet.deeds();
    Zone hand = gauntlet.zones().hand(hero);
    int stock = gauntlet.stock(hero);
    for (int suit = 0; suit < Faces.SUITS; suit++) {
      if ((stock >> suit & 1) == 0) {
        out.add(deeds.top(suit), withoutDeck(gauntlet.ownerOf(suit), hero));
      }
    }
    if (stock != 0 || !cards.isEmpty(hand)) {
      out.add(deeds.roll(), cards.isEmpty(hand) ? DECK_LEFT : HAND_LEFT); // BR-ATK-08, BR-ATK-09
    }
    out.add(Pass.PASS, NO_PASS);
    for (int card = 0; card < Faces.ALL; card++) {
      if (!cards.isIn(card, hand)) {
        out.add(deeds.play(cards.face(card)), elsewhere(gauntlet, hero, card));
      }
    }
  }

  private static Refusal withoutDeck(int owner, int hero) {
    return owner == hero ? EMPTY_DECK : owner == Gauntlet.NOBODY ? DECK_OUT : FOREIGN_DECK;
  }

  /** Returns why a card that is not in the hand is not played; nothing that the asked hero could not know decides it. */
  private static Refusal elsewhere(Gauntlet gauntlet, int hero, int card) {
    Cards cards = gauntlet.cards();
    Zones zones = gauntlet.zones();
    Zone zone = cards.zoneOf(card);
    if (cards.face(card) >= Faces.DAMAGE_CARDS) {
      return NO_DAMAGE_CARD;
    }
    if (zone.equals(zones.played())) {
      return SPENT_CARD;
    }
    boolean isInOtherHand =
        gauntlet.heroCount() > 1 && zone.equals(zones.hand(1 - hero));
    return isInOtherHand ? FOREIGN_CARD : NOT_HELD; // a card in a deck: which one is unknown
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == Word.PLAY) {
      HeroAttack.fromHand(gauntlet, deed.first());
    } else if (deed.verb() == Word.TOP) {
      HeroAttack.fromDeck(gauntlet, deed.first());
    } else {
      HeroAttack.withBareDie(gauntlet);
    }
  }
}
