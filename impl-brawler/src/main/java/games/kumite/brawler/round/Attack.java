package games.kumite.brawler.round;

import games.kumite.api.Action;
import games.kumite.brawler.state.ActionVerb;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.PreparedActions;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** The choice of an attack (BR-D3). Each hero attacks exactly once per turn (BR-ATK-01), until the boss falls. */
public record Attack() implements Question<GameState> {

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

  /** The only instance: the state knows which hero acts. */
  public static final Attack ATTACK = new Attack();

  @Override
  public int seat(GameState state) {
    return state.actor();
  }

  /** Asks the next hero who can act, if there is one. */
  @Override
  public void run(GameState state) {
    if (TurnCycle.reachHero(state)) {
      Question.super.run(state);
    }
  }

  /** Returns true: the bare die is rolled without asking if it is the only action left (BR-RUL-20). */
  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int hero = state.actor();
    PreparedActions deeds = state.actions();
    deeds.listPlays(state.cards(), state.zones().hand(hero), out); // BR-ATK-02
    deeds.listTops(state.stock(hero), out); // BR-ATK-05, BR-ATK-06
    if (out.size() == 0) {
      out.add(deeds.roll()); // BR-ATK-09
    }
    if (out.isExplaining()) {
      explain(state, hero, out);
    }
  }

  /** Adds everything else that a hero could want, with the reason why it is refused. */
  private static void explain(GameState state, int hero, ActionCollector out) {
    Cards cards = state.cards();
    PreparedActions deeds = state.actions();
    Zone hand = state.zones().hand(hero);
    int stock = state.stock(hero);
    for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
      if ((stock >> suit & 1) == 0) {
        out.add(deeds.top(suit), whyNoTopCard(state.ownerOf(suit), hero));
      }
    }
    if (stock != 0 || !cards.isEmpty(hand)) {
      out.add(deeds.roll(), cards.isEmpty(hand) ? DECK_LEFT : HAND_LEFT); // BR-ATK-08, BR-ATK-09
    }
    out.add(Pass.PASS, NO_PASS);
    for (int card = 0; card < FaceNumbers.ALL; card++) {
      if (!cards.isIn(card, hand)) {
        out.add(deeds.play(cards.face(card)), whyNotInHand(state, hero, card));
      }
    }
  }

  private static Refusal whyNoTopCard(int owner, int hero) {
    return owner == hero ? EMPTY_DECK : owner == GameState.NOBODY ? DECK_OUT : FOREIGN_DECK;
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

  @Override
  public void execute(GameState state, Action action) {
    VerbAction deed = (VerbAction) action;
    if (deed.verb() == ActionVerb.PLAY) {
      HeroAttack.fromHand(state, deed.first());
    } else if (deed.verb() == ActionVerb.TOP) {
      HeroAttack.fromDeck(state, deed.first());
    } else {
      HeroAttack.withBareDie(state);
    }
  }
}
