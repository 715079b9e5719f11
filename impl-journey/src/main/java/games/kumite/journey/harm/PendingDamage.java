package games.kumite.journey.harm;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.defeat.PilgrimDefeat;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.QuestEnd;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * Damage that is about to be done.
 *
 * @param by the attacker, {@link GameState#NOBODY} for none
 * @param on the target
 * @param amount the total damage
 * @param played cards played against it
 * @param hasFelled whether it has knocked the pilgrim out
 */
public record PendingDamage(int by, int on, int amount, IntList played, boolean hasFelled)
    implements TriggerContext<PendingDamage> {

  private static final EventType SPARED = EventTypes.figure("spared", "JW-RUL-70").number("health");
  private static final EventType WITHSTOOD = EventTypes.figure("withstood", "JW-ATK-15").number("damage").number("needed");
  private static final EventType HURT = EventTypes.figure("hurt", "JW-ATK-16").number("damage").number("left");
  private static final EventType HURT_BY = HURT.word("by", EventTypes::figureId);
  private static final CardWindow<PendingDamage> LETHAL =
      new CardWindow<>("lethal", Moment.BEFORE, Event.LETHAL_DAMAGE, DefeatPrevention.USE); // JW-D-12

  /** The procedure for damage to a pilgrim, by an attack or not (JW-ATK-16, JW-RUL-70). */
  public static final Script<GameState, PendingDamage> PILGRIM = Script.<GameState, PendingDamage>of("hurt")
      .stopUnless((state, hurt) -> hurt.amount > 0 && state.isConscious(hurt.on) && state.pose(hurt.on) != Pose.NONE)
      .when(PendingDamage::isLethal, then -> then.window(LETHAL))
      .update(PendingDamage::toPilgrim)
      .when((state, hurt) -> DefeatPrevention.health(state, hurt.played) == DefeatPrevention.NONE, then -> then // JW-RUL-133
          .act((state, hurt) -> after(state, Event.DAMAGE, hurt)))
      .when((state, hurt) -> hurt.hasFelled, then -> then
          .act((state, hurt) -> after(state, Event.DEFEAT, hurt)))
      .build();

  /** Returns a step for damage without an attacker, for any figure (JW-RUL-34). */
  public static Step<GameState> to(int figure, int amount) {
    return figure >= Content.PILGRIMS ? new ToDemon(figure, amount)
        : PILGRIM.start(new PendingDamage(GameState.NOBODY, figure, amount, IntList.NONE, false));
  }

  private record ToDemon(int demon, int amount) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (state.pose(demon) != Pose.NONE && toDemon(state, GameState.NOBODY, demon, amount)) {
        Removal.unclaimed(state, demon);
        QuestEnd.check(state);
      }
    }
  }

  private static boolean isLethal(GameState state, PendingDamage hurt) {
    return hurt.amount >= state.figure(hurt.on, Counters.HEALTH);
  }

  private static PendingDamage toPilgrim(GameState state, PendingDamage hurt) {
    int saved = DefeatPrevention.health(state, hurt.played);
    if (saved != DefeatPrevention.NONE) {
      state.setFigure(hurt.on, Counters.HEALTH, StatisticChanges.within(state, hurt.on, Track.HEALTH, saved)); // JW-RUL-127
      state.emit(SPARED, hurt.on, state.figure(hurt.on, Counters.HEALTH));
    } else {
      int left = Math.max(0, state.figure(hurt.on, Counters.HEALTH) - hurt.amount);
      state.setFigure(hurt.on, Counters.HEALTH, left);
      tell(state, hurt.by, hurt.on, hurt.amount, left);
    }
    if (state.figure(hurt.on, Counters.HEALTH) == 0) {
      PilgrimDefeat.fall(state, hurt.on);
      QuestEnd.check(state);
      return new PendingDamage(hurt.by, hurt.on, hurt.amount, hurt.played, true);
    }
    return hurt;
  }

  private static void after(GameState state, Event event, PendingDamage hurt) {
    state.after(event, hurt.by, hurt.on);
  }

  /**
   * Damages a demon: a one hit kill needs all of its health at once, else nothing changes (JW-ATK-15); a track goes down
   * (JW-ATK-16).
   *
   * @param by the attacker, {@link GameState#NOBODY} for none
   * @return whether it is defeated; it is still on the board
   */
  public static boolean toDemon(GameState state, int by, int demon, int amount) {
    int health = state.figure(demon, Counters.HEALTH);
    Figure figure = state.definition().figure(demon);
    if (!FigureStats.demon(state, demon).entry().track()) {
      if (amount < health) {
        state.emit(WITHSTOOD, figure.index, amount, health);
      }
      return amount >= health;
    }
    int left = Math.max(0, health - amount);
    state.setFigure(demon, Counters.HEALTH, left);
    if (amount > 0) {
      tell(state, by, demon, amount, left);
    }
    return left == 0;
  }

  private static void tell(GameState state, int by, int on, int amount, int left) {
    if (by == GameState.NOBODY) {
      state.emit(HURT, on, amount, left);
    } else {
      state.emit(HURT_BY, on, amount, left, by);
    }
  }

  @Override
  public PendingDamage withPlayed(int note) {
    return new PendingDamage(by, on, amount, played.and(note), hasFelled);
  }
}
