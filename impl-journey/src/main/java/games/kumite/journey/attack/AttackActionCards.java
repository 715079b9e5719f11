package games.kumite.journey.attack;

import games.kumite.journey.card.CardEffect;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.IntList;

/** The use of cards that change the attack pattern, declared before targets are chosen (JW-ATK-01, JW-RUL-103). */
enum AttackActionCards implements CardEffect<AttackAction> {
  USE;

  /** Returns whether a card changes the attack pattern. */
  static boolean isPattern(Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      if (card.clauses().get(i).effect().word().has(Trait.CHANGES_PATTERN)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isUseful(GameState state, AttackAction attackAction, int owner, Face face) {
    return isPattern(face.card);
  }

  /** Returns whether a card brings more targets into reach. */
  @Override
  public boolean isWanted(GameState state, AttackAction attackAction, int owner, Face face) {
    IntList more = attackAction.played().and(PlayedCards.note(Event.ATTACK, face.name));
    return reached(state, attackAction.attacker(), more) > reached(state, attackAction.attacker(), attackAction.played());
  }

  private static int reached(GameState state, int pilgrim, IntList cards) {
    return Math.min(Long.bitCount(Targets.of(state, pilgrim, cards)), FigureStats.targets(state, pilgrim, cards));
  }

  @Override
  public AttackAction played(GameState state, AttackAction attackAction, int owner, Face face) {
    return attackAction;
  }
}
