package games.kumite.bigtrouble.turn;

import games.kumite.api.Action;
import games.kumite.bigtrouble.combat.Combat;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.dice.Slotting;
import games.kumite.bigtrouble.text.Specials;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.free.Crates;
import games.kumite.bigtrouble.free.FreeActions;
import games.kumite.bigtrouble.free.Trade;
import games.kumite.bigtrouble.free.Travel;
import games.kumite.bigtrouble.item.Items;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.rest.Rest;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.bigtrouble.task.Activation;
import games.kumite.bigtrouble.task.Paid;
import games.kumite.bigtrouble.task.Work;
import games.kumite.bigtrouble.walk.Walk;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** DEC-09: the next step of a turn, until it ends (BT-ACT-02, BT-RUL-74). */
enum Menu implements Script.Choice<Trouble, Turn> {
  /** The only choice of its kind. */
  NEXT;

  private static final Refusal ENEMY = new Refusal("BT-TSK-09", "enemy-in-space");
  private static final Refusal NO_REST = new Refusal("BT-RST-01", "no-rest");

  @Override
  public String kind() {
    return "turn";
  }

  @Override
  public int seat(Trouble trouble, Turn turn) {
    return turn.seat();
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-74
  }

  @Override
  public void options(Trouble trouble, Turn turn, Options out) {
    int seat = turn.seat();
    diceActions(trouble, seat, out);
    FreeActions.options(trouble, seat, out);
    FatePool.options(trouble, seat, out);
    Specials.options(trouble, seat, Specials.Moment.IN_TURN, Context.ALL, out);
    out.add(trouble.terms().actions.of(Word.END));
    out.endLeading(); // heroes win together: a search needs no trades
    FreeActions.trades(trouble, seat, out);
  }

  private static void diceActions(Trouble trouble, int seat, Options out) {
    @Nullable Refusal noDie = ActionDice.hasPlaceable(trouble, seat) ? null : Slotting.NO_DIE;
    if (noDie != null && !out.isExplaining()) {
      return;
    }
    out.add(trouble.terms().actions.of(Word.MOVE), noDie);
    out.add(trouble.terms().actions.of(Word.REST),
        noDie != null ? noDie : Sums.holds(trouble, seat, Verb.NO_REST) ? NO_REST : null); // BT-RST-04
    Combat.options(trouble, seat, out);
    @Nullable Refusal noTask =
        noDie != null ? noDie : trouble.enemiesAt(trouble.seat(seat, Num.SPACE)) > 0 ? ENEMY : null;
    Work.options(trouble, seat, noTask, out);
    Activation.options(trouble, seat, noTask, out);
    Paid.options(trouble, seat, noTask, out);
  }

  @Override
  public Turn chosen(Trouble trouble, Turn turn, Action action) {
    VerbAction chosen = (VerbAction) action;
    int seat = turn.seat();
    switch ((Word) chosen.verb()) {
      case MOVE -> trouble.then(Walk.WALK.with(Walk.of(seat)));
      case REST -> trouble.then(Rest.REST.with(Rest.of(seat)));
      case FIGHT -> trouble.then(Combat.COMBAT.with(Combat.of(seat, trouble.enemyOf(chosen))));
      case WORK -> trouble.then(Work.WORK.with(Work.of(seat, trouble.slotOf(chosen.first()))));
      case ACTIVATE -> trouble.ask(new Activation(seat, trouble.upgradeBit(chosen.first())));
      case BUY, PRAY, RECOVER -> trouble.then(Paid.PAID.with(Paid.of(seat, chosen)));
      case DRAW -> FatePool.draw(trouble, seat, chosen.first());
      case ABILITY, CALL -> Specials.use(trouble, seat, chosen);
      case END -> { }
      default -> free(trouble, seat, chosen);
    }
    return turn;
  }

  private static void free(Trouble trouble, int seat, VerbAction chosen) {
    switch ((Word) chosen.verb()) {
      case TRIGGER -> Quests.trigger(trouble, seat, trouble.slotOf(chosen.first()));
      case OPEN -> Crates.openNumber(trouble, seat, chosen.first());
      case PEEK -> Crates.peek(trouble, seat, chosen.first());
      case USE -> Items.use(trouble, seat, ItemKind.of(chosen.first()));
      case OFFER, WISH ->
          trouble.ask(new Trade(seat, chosen.second(), chosen.first(), (Word) chosen.verb()));
      case TRAVEL -> trouble.then(Travel.TRAVEL.with(Travel.of(seat, trouble.spaceOf(chosen))));
      default -> throw new IllegalStateException(chosen + " is no step of a turn");
    }
  }

  @Override
  public String remark(Trouble trouble, Turn turn, Action action) {
    VerbAction chosen = (VerbAction) action;
    return chosen.verb() == Word.OPEN || chosen.verb() == Word.PEEK ? Crates.remark(trouble, turn.seat(), chosen.first())
        : Specials.remark(trouble, turn.seat(), chosen);
  }

  @Override
  public boolean again(Trouble trouble, Turn turn, Action action) {
    return ((VerbAction) action).verb() != Word.END;
  }
}
