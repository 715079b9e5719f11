package games.kumite.brawler.attack;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;

/** BR-D3: each hero makes exactly one attack on the own turn (BR-ATK-01), until the boss falls. */
public record Attack() implements Question<Gauntlet> {

  /** The question: who acts is known to the state. */
  public static final Attack ATTACK = new Attack();

  @Override
  public String kind() {
    return "attack";
  }

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
    Cards cards = gauntlet.cards();
    Zone hand = gauntlet.zones().hand(hero);
    for (int card = cards.top(hand); card >= 0; card = cards.next(card)) {
      out.add(PlayCard.of(cards.face(card))); // BR-ATK-02
    }
    for (int suits = gauntlet.stock(hero); suits != 0; suits &= suits - 1) {
      out.add(PlayTop.of(Integer.numberOfTrailingZeros(suits))); // BR-ATK-05, BR-ATK-06
    }
    if (out.size() == 0) {
      out.add(RollDie.ROLL); // BR-ATK-09
    }
    if (out.isExplaining()) {
      Refusals.explain(gauntlet, out);
    }
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    if (action instanceof PlayCard play) {
      play.perform(gauntlet);
    } else if (action instanceof PlayTop top) {
      top.perform(gauntlet);
    } else {
      HeroAttack.withBareDie(gauntlet);
    }
  }
}
