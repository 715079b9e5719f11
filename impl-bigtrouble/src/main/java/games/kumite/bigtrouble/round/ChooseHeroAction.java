package games.kumite.bigtrouble.round;

import games.kumite.api.Action;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.dice.SlotPayment;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.resolution.Specials;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** DEC-09: the next step of a turn, until it ends (BT-ACT-02, BT-RUL-74). */
record ChooseHeroAction(HeroTurn turn) implements Script.Reply<GameState, HeroTurn> {

  private static final Refusal ENEMY = new Refusal("BT-TSK-09", "enemy-in-space");
  private static final Refusal NO_REST = new Refusal("BT-RST-01", "no-rest");

  @Override
  public String kind() {
    return "turn";
  }

  @Override
  public int seat(GameState state) {
    return turn.seat();
  }

  @Override
  public boolean isAutoPlayed() {
    return true; // BT-RUL-74
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    int seat = turn.seat();
    boolean isEnemyHere = state.enemiesAt(state.seat(seat, Counters.SPACE)) > 0;
    @Nullable Refusal none = FreeActions.none(state, seat, isEnemyHere);
    diceActions(state, seat, isEnemyHere, out);
    FreeActions.options(state, seat, none, out);
    FatePool.options(state, seat, out);
    Specials.options(state, seat, Specials.Moment.IN_TURN, RollContext.ALL, out);
    out.add(state.definition().actions.of(ActionVerb.END));
    out.markSearchActions(); // heroes win together: a search needs no trades
    FreeActions.trades(state, seat, none, out);
  }

  private static void diceActions(GameState state, int seat, boolean isEnemyHere, ActionCollector out) {
    @Nullable Refusal noDie = ActionDice.hasPlaceable(state, seat) ? null : SlotPayment.NO_DIE;
    if (noDie != null && !out.isExplaining()) {
      return;
    }
    out.add(state.definition().actions.of(ActionVerb.MOVE), noDie);
    out.add(state.definition().actions.of(ActionVerb.REST),
        noDie != null ? noDie : Modifiers.holds(state, seat, LastingWord.NO_REST) ? NO_REST : null); // BT-RST-04
    Combat.options(state, seat, noDie, out);
    @Nullable Refusal noTask = noDie != null ? noDie : isEnemyHere ? ENEMY : null;
    WorkOnTask.options(state, seat, noTask, out);
    ActivateUpgrade.options(state, seat, noTask, out);
    PaidZoneAction.options(state, seat, noTask, out);
  }

  @Override
  public HeroTurn localsAfter(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int seat = turn.seat();
    switch ((ActionVerb) chosen.verb()) {
      case MOVE -> state.then(Movement.MOVEMENT.start(Movement.of(seat)));
      case REST -> state.then(Rest.REST.start(Rest.of(seat)));
      case FIGHT -> state.then(Combat.COMBAT.start(Combat.of(seat, state.enemyOf(chosen))));
      case WORK -> state.then(WorkOnTask.WORK.start(WorkOnTask.of(seat, state.slotOf(chosen.first()))));
      case ACTIVATE -> state.ask(new ActivateUpgrade(seat, state.upgradeBit(chosen.first())));
      case BUY, PRAY, RECOVER -> state.then(PaidZoneAction.PAID.start(PaidZoneAction.of(seat, chosen)));
      case DRAW -> FatePool.draw(state, seat, chosen.first());
      case ABILITY, CALL -> Specials.use(state, seat, chosen);
      case TRIGGER -> Quests.trigger(state, seat, state.slotOf(chosen.first()));
      case OPEN -> Crates.openNumber(state, seat, chosen.first());
      case PEEK -> Crates.peek(state, seat, chosen.first());
      case USE -> Items.use(state, seat, ItemKind.of(chosen.first()));
      case OFFER, WISH -> state.ask(new Trade(seat, chosen.second(), chosen.first(), (ActionVerb) chosen.verb()));
      case TRAVEL -> state.then(Travel.TRAVEL.start(Travel.of(seat, state.spaceOf(chosen))));
      case END -> { }
      default -> throw new IllegalStateException(chosen + " is no step of a turn");
    }
    return turn;
  }

  @Override
  public String detail(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    return chosen.verb() == ActionVerb.OPEN || chosen.verb() == ActionVerb.PEEK ? Crates.remark(state, turn.seat(), chosen.first())
        : Specials.remark(state, turn.seat(), chosen);
  }

  @Override
  public boolean repeats(GameState state, HeroTurn turn, Action action) {
    return ((VerbAction) action).verb() != ActionVerb.END;
  }
}
