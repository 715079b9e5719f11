package games.kumite.journey.attack;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.karma.Karma;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.quest.QuestRules;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;

/**
 * The fate of a demon that an attack has defeated.
 *
 * @param by the pilgrim that counts as the attacker
 * @param on the demon
 * @param impact the attack
 * @param played cards played for the cleanse roll
 * @param dice the cleanse dice, empty before they are rolled
 * @param choice the pilgrim's choice
 */
record KillOrCleanse(int by, int on, AttackResolution impact, IntList played, Dice dice, Choice choice)
    implements TriggerContext<KillOrCleanse>, RerollableRoll<KillOrCleanse> {

  /**
   * The choice of a pilgrim for a defeated demon. It also says whether the ritual's dice, of which there may be none,
   * are rolled.
   */
  enum Choice { NONE, KILL, CLEANSE, ROLLED }

  private static final EventType KILLED = EventTypes.pair("killed", "JW-ATK-17");
  private static final CardWindow<KillOrCleanse> BEFORE =
      new CardWindow<>("before-cleanse", Moment.BEFORE, Event.CLEANSE_ROLL, CleanseCards.USE); // JW-D-15
  private static final CardWindow<KillOrCleanse> ROLLED =
      new CardWindow<>("cleanse-rolled", Moment.AFTER, Event.CLEANSE_ROLL, CleanseCards.USE); // JW-D-15

  /** Removal by the quest, kill, or the {@link CleanseRitual}. */
  static final Script<GameState, KillOrCleanse> SCRIPT = Script.<GameState, KillOrCleanse>of("verdict")
      .when((state, verdict) -> QuestRules.isUnclaimed(state, verdict.on), // JW-QST-04
          then -> then.act(KillOrCleanse::remove),
          otherwise -> otherwise
              .ask(ChooseKillOrCleanse::new)
              .when((state, verdict) -> verdict.choice == Choice.KILL,
                  then -> then.act(KillOrCleanse::kill),
                  cleanse -> Rerolling.after(cleanse.act(CleanseRitual::pay).window(BEFORE).update(CleanseRitual::roll), ROLLED)
                      .act(CleanseRitual::judge)))
      .act((state, verdict) -> after(state, Event.DEFEAT, verdict))
      .build();

  static KillOrCleanse of(GameState state, AttackResolution impact) {
    return new KillOrCleanse(impact.attack().striker(state), impact.struck(state), impact, IntList.NONE, Dice.NONE,
        Choice.NONE);
  }

  private static void remove(GameState state, KillOrCleanse verdict) {
    Removal.unclaimed(state, verdict.on);
    QuestEnd.check(state); // JW-RUL-64
  }

  /** Kills the demon (JW-ATK-17, JW-ATK-18); karma is exchanged at once (JW-RUL-35). */
  private static void kill(GameState state, KillOrCleanse verdict) {
    int karma = FigureStats.demon(state, verdict.on).entry().badKarma();
    Removal.ofDefeated(state, verdict.on);
    state.emit(KILLED, verdict.by, verdict.on);
    Karma.gainBad(state, verdict.by, karma);
    QuestEnd.check(state); // JW-RUL-64
    after(state, Event.KILL, verdict);
  }

  private static void after(GameState state, Event event, KillOrCleanse verdict) {
    if (!state.isFinished()) {
      state.after(event, verdict.by, verdict.on);
    }
  }

  @Override
  public int roller() {
    return by;
  }

  @Override
  public void show(GameState state) {
    dice.show(state, by, on);
  }

  @Override
  public KillOrCleanse withPlayed(int note) {
    return new KillOrCleanse(by, on, impact, played.and(note), dice, choice);
  }

  @Override
  public KillOrCleanse with(Dice changed) {
    return new KillOrCleanse(by, on, impact, played, changed, choice);
  }

  KillOrCleanse choosing(Choice chosen) {
    return new KillOrCleanse(by, on, impact, played, dice, chosen);
  }
}
