package games.kumite.journey.attack;

import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.harm.StatisticChanges;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.journey.stats.PlayedCards;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;

/** The Cleanse Ritual: the roll by which a pilgrim cleanses a defeated demon (JW-ATK-20 to JW-ATK-22). Stateless. */
final class CleanseRitual {

  private static final EventType UNMOVED = EventTypes.pair("unmoved", "JW-ATK-22").number("roll").number("needed");
  private static final EventType CLEANSED = EventTypes.pair("cleansed", "JW-ATK-21").number("roll");

  private CleanseRitual() {}

  /** Pays the chi that Thirst for Blood demands for the right to cleanse. */
  static void pay(GameState state, KillOrCleanse verdict) {
    int cost = FigureStats.corruption(state, verdict.by(), EffectVerb.CLEANSE_COST);
    if (cost > 0) {
      StatisticChanges.setChi(state, verdict.by(), state.pilgrim(verdict.by(), Counters.CHI) - cost);
    }
  }

  /** Rolls the CR dice and those of the weapon, corruption and cards (JW-ATK-20). */
  static KillOrCleanse roll(GameState state, KillOrCleanse verdict) {
    SingleAttack attack = verdict.impact().attack();
    boolean isOwnWeapon = attack.attacker() == verdict.by();
    int weapon = isOwnWeapon ? AttackDice.sum(AttackDice.row(state, attack), EffectVerb.ADD_CLEANSE_DICE) : 0;
    int count = FigureStats.cleanseDice(state, verdict.by(), verdict.played(), weapon);
    int[] faces = state.roll("red", state.controller(verdict.by()), count, Dice.SIDES);
    KillOrCleanse rolled = verdict.with(verdict.dice().withRed(IntList.of(faces))).choosing(KillOrCleanse.Choice.ROLLED);
    rolled.show(state);
    return rolled;
  }

  /** Returns the roll so far (JW-ATK-20). */
  static int total(GameState state, KillOrCleanse verdict) {
    return verdict.dice().redTotal(state) + PlayedCards.sum(state, verdict.played(), EffectVerb.ADD_CLEANSE);
  }

  /** Returns the SP of the demon. */
  static int needed(GameState state, KillOrCleanse verdict) {
    return FigureStats.demon(state, verdict.on()).entry().sanctity();
  }

  /**
   * Cleanses the demon if the total is SP or more (JW-ATK-20, JW-ATK-21); otherwise leaves it as it was before the
   * attack (JW-ATK-22).
   */
  static void judge(GameState state, KillOrCleanse verdict) {
    int total = total(state, verdict);
    int needed = needed(state, verdict);
    if (total < needed) {
      verdict.impact().before().restore(state, verdict.on());
      state.emit(UNMOVED, verdict.by(), verdict.on(), total, needed);
      return;
    }
    int karma = FigureStats.demon(state, verdict.on()).entry().goodKarma();
    Removal.ofDefeated(state, verdict.on());
    state.emit(CLEANSED, verdict.by(), verdict.on(), total);
    Karma.gainGood(state, verdict.by(), karma);
    QuestEnd.check(state); // JW-RUL-64
  }
}
