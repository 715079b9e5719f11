package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.FreeAction;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.item.Crates;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.item.Trade;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.resolution.Specials;
import games.kumite.bigtrouble.round.HeroAction.Limit;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The actions of a hero in its turn, each a row: the verbs, the general reason that refuses it, what it may be about, and what it
 * does, with the dice that pay for it. A new action is a new row. They are listed in the order of the rows. Immutable.
 */
final class HeroActions {

  private static final HeroAction END = new HeroAction(ActionVerb.END, HeroAction.NONE,
      (state, seat, refusal, out) -> out.add(state.definition().actions.of(ActionVerb.END)), (state, seat, chosen) -> { });

  private static final HeroAction TRADE = new HeroAction(List.of(ActionVerb.OFFER, ActionVerb.WISH), it -> it.free(FreeAction.TRADE),
      Trade::options,
      (state, seat, chosen) -> state.ask(new Trade(seat, chosen.second(), chosen.first(), (ActionVerb) chosen.verb())),
      (state, seat, chosen) -> "");

  /** All actions of the rules. */
  static final HeroActions ALL = new HeroActions(
      new HeroAction(ActionVerb.MOVE, HeroAction.DIE, Movement::options,
          (state, seat, chosen) -> state.then(Movement.MOVEMENT.start(Movement.of(seat)))),
      new HeroAction(ActionVerb.REST, HeroAction.DIE, Rest::options,
          (state, seat, chosen) -> state.then(Rest.REST.start(Rest.of(seat)))),
      new HeroAction(ActionVerb.FIGHT, HeroAction.DIE, Combat::options,
          (state, seat, chosen) -> state.then(Combat.COMBAT.start(Combat.of(seat, state.enemyOf(chosen))))),
      new HeroAction(ActionVerb.WORK, HeroAction.TASK, WorkOnTask::options,
          (state, seat, chosen) -> state.then(WorkOnTask.WORK.start(WorkOnTask.of(seat, state.slotOf(chosen.first()))))),
      new HeroAction(ActionVerb.ACTIVATE, HeroAction.TASK, ActivateUpgrade::options,
          (state, seat, chosen) -> state.ask(new ActivateUpgrade(seat, state.upgradeBit(chosen.first())))),
      new HeroAction(ActionVerb.BUY, HeroAction.TASK, PaidZoneAction::shop, PaidZoneAction::buy),
      new HeroAction(ActionVerb.PRAY, HeroAction.TASK, PaidZoneAction::shrine, PaidZoneAction::pray),
      new HeroAction(ActionVerb.RECOVER, HeroAction.TASK, PaidZoneAction::healer, PaidZoneAction::recover),
      new HeroAction(ActionVerb.TRIGGER, it -> it.free(FreeAction.TRIGGER), Quests::triggers,
          (state, seat, chosen) -> Quests.trigger(state, seat, state.slotOf(chosen.first()))),
      new HeroAction(List.of(ActionVerb.OPEN, ActionVerb.PEEK), it -> it.free(FreeAction.OPEN_CRATE), Crates::options, Crates::use,
          (state, seat, chosen) -> Crates.remark(state, seat, chosen.first())),
      new HeroAction(ActionVerb.TRAVEL, it -> it.free(FreeAction.FAST_TRAVEL), Travel::options,
          (state, seat, chosen) -> state.then(Travel.TRAVEL.start(Travel.of(seat, state.spaceOf(chosen))))),
      new HeroAction(ActionVerb.USE, HeroAction.NONE, ItemUse::options, // an item's own limits come before the general ones
          (state, seat, chosen) -> Items.use(state, seat, ItemKind.of(chosen.first()))),
      new HeroAction(ActionVerb.DRAW, HeroAction.NONE, (state, seat, refusal, out) -> FatePool.options(state, seat, out),
          (state, seat, chosen) -> FatePool.draw(state, seat, chosen.first())),
      new HeroAction(List.of(ActionVerb.ABILITY, ActionVerb.CALL), HeroAction.NONE,
          (state, seat, refusal, out) -> Specials.options(state, seat, Specials.Moment.IN_TURN, RollContext.ALL, out),
          Specials::use, Specials::remark));

  private final HeroAction[] rows;
  private final Map<ActionVerb, HeroAction> byVerb = new EnumMap<>(ActionVerb.class);

  private HeroActions(HeroAction... rows) {
    this.rows = rows;
    add(END);
    add(TRADE);
    for (HeroAction row : rows) {
      add(row);
    }
  }

  private void add(HeroAction row) {
    for (ActionVerb verb : row.verbs()) {
      byVerb.put(verb, row);
    }
  }

  /** Returns a copy with one more action. */
  HeroActions and(HeroAction more) {
    HeroAction[] all = Arrays.copyOf(rows, rows.length + 1);
    all[rows.length] = more;
    return new HeroActions(all);
  }

  /** Lists the actions of a hero. */
  void list(GameState state, int seat, ActionCollector out) {
    TurnLimits it = TurnLimits.of(state, seat);
    Limit limit = HeroAction.NONE;
    Refusal refusal = null;
    for (HeroAction row : rows) {
      if (row.limit() != limit) { // asked once for rows that share one
        limit = row.limit();
        refusal = limit.refusal(it);
      }
      if (out.accepts(refusal)) {
        row.listing().list(state, seat, refusal, out);
      }
    }
    out.add(state.definition().actions.of(ActionVerb.END));
    out.markSearchActions(); // heroes win together: a search needs no trades
    refusal = TRADE.limit().refusal(it);
    if (out.accepts(refusal)) {
      TRADE.listing().list(state, seat, refusal, out);
    }
  }

  /** Carries out one of the actions. */
  void execute(GameState state, int seat, VerbAction action) {
    row(action).effect().execute(state, seat, action);
  }

  /** Returns the addition to the label of an action, empty for none. */
  String remark(GameState state, int seat, VerbAction action) {
    return row(action).remark().of(state, seat, action);
  }

  private HeroAction row(VerbAction action) {
    return Objects.requireNonNull(byVerb.get((ActionVerb) action.verb()), () -> action + " is not an action of a turn");
  }
}
