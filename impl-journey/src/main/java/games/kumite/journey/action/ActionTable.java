package games.kumite.journey.action;

import games.kumite.journey.attack.Attacks;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The actions of a pilgrim, each a row: the verb, the word that forbids it, what it may be about, when it is paid for,
 * why it is refused, and what it does. A new action is a new row. They are listed in the order of the rows, those on tokens token by token.
 * Immutable.
 */
final class ActionTable {

  private static final Refusal NO_TARGET = new Refusal("JW-ATK-02", "no-target-in-range");

  /** All actions of the rules. */
  static final ActionTable ALL = new ActionTable(
      new ActionRow(ActionVerb.MOVE, Deed.MOVE, Subjects.NONE, ActionRow.Payment.LATER,
          (state, act, on) -> PilgrimMove.refusal(state, act), (state, act, on) -> state.then(PilgrimMove.of(act))),
      new ActionRow(ActionVerb.ATTACK, Deed.ATTACK, Subjects.NONE,
          (state, act, on) -> Attacks.isPossible(state, act.pilgrim(), 1) ? null : NO_TARGET,
          (state, act, on) -> state.then(Attacks.byPilgrim(state, act.pilgrim()))),
      new ActionRow(ActionVerb.PRAY, Deed.PRAY, Subjects.NONE, (state, act, on) -> Pray.refusal(state, act.pilgrim()),
          (state, act, on) -> Pray.execute(state, act.pilgrim())),
      new ActionRow(ActionVerb.MEDITATE, Deed.MEDITATE, Subjects.NONE, (state, act, on) -> MysticalBox.refusal(state, act.pilgrim()),
          (state, act, on) -> state.then(Meditate.of(state, act.pilgrim()))),
      new ActionRow(ActionVerb.REST, Deed.REST, Subjects.NONE, (state, act, on) -> Rest.refusal(state, act.pilgrim()),
          (state, act, on) -> Rest.execute(state, act.pilgrim())),
      new ActionRow(ActionVerb.MASTER, Deed.MASTER_SKILL, Subjects.NONE, (state, act, on) -> MasterSkill.refusal(state, act.pilgrim()),
          (state, act, on) -> MasterSkill.execute(state, act.pilgrim())),
      new ActionRow(ActionVerb.BREAK, Deed.BREAK_DOOR, Subjects.DOORS, (state, act, door) -> BreakDoor.refusal(state, act.pilgrim(), door),
          (state, act, door) -> BreakDoor.execute(state, act.pilgrim(), door)),
      new ActionRow(ActionVerb.COLLECT, Deed.COLLECT, Subjects.SUTRAS,
          (state, act, sutra) -> CollectSutra.refusal(state, act.pilgrim(), sutra),
          (state, act, sutra) -> CollectSutra.execute(state, act.pilgrim(), sutra)),
      new ActionRow(ActionVerb.RESCUE, Deed.RESCUE, Subjects.VILLAGERS,
          (state, act, villager) -> RescueVillager.refusal(state, act.pilgrim(), villager),
          (state, act, villager) -> RescueVillager.execute(state, act.pilgrim(), villager)),
      new ActionRow(ActionVerb.RECOVER, Deed.RECOVER, Subjects.WELLS, (state, act, well) -> Recover.refusal(state, act.pilgrim(), well),
          (state, act, well) -> Recover.execute(state, act.pilgrim(), well)),
      new ActionRow(ActionVerb.CLOSE, Deed.CLOSE_GATE, Subjects.GATES, (state, act, gate) -> CloseGate.refusal(state, act.pilgrim(), gate),
          (state, act, gate) -> CloseGate.execute(state, act.pilgrim(), gate)),
      new ActionRow(ActionVerb.REVIVE, Deed.REVIVE, Subjects.PILGRIMS,
          (state, act, other) -> Reviving.refusal(state, act.pilgrim(), other),
          (state, act, other) -> state.ask(new Reviving(act.pilgrim(), other))));

  private final ActionRow[] rows;
  private final ActionRow[] alone;
  private final ActionRow[][] onTokens;
  private final ActionRow[] onPilgrims;
  private final Map<ActionVerb, ActionRow> byVerb = new EnumMap<>(ActionVerb.class);

  private ActionTable(ActionRow... rows) {
    this.rows = rows;
    alone = select(rows, Subjects.NONE);
    onTokens = Stream.of(QuestToken.Kind.values())
        .map(kind -> Stream.of(rows).filter(row -> row.subjects().tokens() == kind).toArray(ActionRow[]::new))
        .toArray(ActionRow[][]::new);
    onPilgrims = select(rows, Subjects.PILGRIMS);
    for (ActionRow row : rows) {
      byVerb.put(row.verb(), row);
    }
  }

  private static ActionRow[] select(ActionRow[] rows, Subjects subjects) {
    return Stream.of(rows).filter(row -> row.subjects() == subjects).toArray(ActionRow[]::new);
  }

  /** Returns a copy with one more action. */
  ActionTable and(ActionRow more) {
    ActionRow[] all = Arrays.copyOf(rows, rows.length + 1);
    all[rows.length] = more;
    return new ActionTable(all);
  }

  /** Lists the actions of a pilgrim. */
  void list(GameState state, PilgrimAction act, ActionCollector out) {
    for (ActionRow row : alone) {
      row.list(state, act, 0, out);
    }
    for (int piece = 0; piece < state.scene().pieces(); piece++) {
      for (ActionRow row : on(state, piece)) {
        row.list(state, act, piece, out);
      }
    }
    for (int other = 0; other < Content.PILGRIMS; other++) {
      for (ActionRow row : onPilgrims) {
        row.list(state, act, other, out);
      }
    }
  }

  /** Returns the actions on a token. The caller does not change the array. */
  ActionRow[] on(GameState state, int piece) {
    return onTokens[state.scene().piece(piece).kind.ordinal()];
  }

  /** Returns the action of a verb. */
  ActionRow row(ActionVerb verb) {
    return Objects.requireNonNull(byVerb.get(verb), () -> verb + " is not an action of a pilgrim");
  }

  /** Pays for one of the actions and carries it out. */
  void execute(GameState state, PilgrimAction act, VerbAction action) {
    row((ActionVerb) action.verb()).execute(state, act, action);
  }
}
