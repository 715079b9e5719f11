package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.activation.Activation.Mode;
import games.kumite.kungfu.building.Breach;
import games.kumite.kungfu.hiding.Ducking;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.FreeMove;
import games.kumite.kungfu.plot.Library;
import games.kumite.kungfu.plot.Reviving;
import games.kumite.kungfu.plot.Stakes;
import games.kumite.kungfu.prop.Bins;
import games.kumite.kungfu.scenery.Doors;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of how many dice a nominated figure rolls, or of its free action (D-10, KF-ACT-01, KF-ACT-29). */
enum ChooseDice implements ActorChoice {
  DICE;

  private static final int DICE_OF_ALL = 3;
  private static final int MAX_BANKED = 3; // KF-ACT-33
  private static final int MAX_OF_ALL = 6;
  private static final int FOCUS_DIE = 0;
  private static final Refusal NO_BANK = new Refusal("KF-ACT-33", "no-banked-dice");
  private static final Refusal NOT_FOCUSING = new Refusal("KF-ACT-31", "cannot-focus");
  private static final Refusal FULL = new Refusal("KF-ACT-33", "bank-full");
  private static final Refusal CHI_FULL = new Refusal("KF-ACT-35", "chi-full");
  private static final EventType FOCUSED =
      EventType.of("focused", "KF-ACT-33").named("figure", Figures::id).number("dice");
  private static final EventType RECOVERED =
      EventType.of("chi-recovered", "KF-ACT-35").named("figure", Figures::id).number("chi");
  private static final Refusal NOT_BROKEN = new Refusal("KF-GUN-27", "nothing-to-repair");
  private static final EventType ROSE = EventType.of("got-up", "KF-CON-20c").named("figure", Figures::id);

  @Override
  public String kind() {
    return "dice";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return activation.mode() == Mode.FREE ? Figures.NOBODY : fight.seat(fight.figures().gang(activation.figure()));
  }

  /** Spends the activation of a revived figure on getting up, which is all that it can do with it (KF-CON-20c, KF-RUL-41). */
  static Activation getUp(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    if (!figures.is(figure, Condition.GETTING_UP)) {
      return activation;
    }
    figures.cure(figure, Condition.GETTING_UP);
    if (!figures.is(figure, Condition.CRAWLING)) { // KF-RUL-33
      figures.cure(figure, Condition.KNOCKED_DOWN);
    }
    fight.tell(ROSE, figures.code(figure));
    return new Activation(figure, 0, 0, Mode.FREE, Course.FRESH);
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    int max = Math.min(MAX_OF_ALL, DICE_OF_ALL + figures.bank(figure) + figures.extraDice(figure)); // KF-TRT-59a
    for (int dice = 1; dice <= MAX_OF_ALL; dice++) {
      out.add(fight.actions().of(Word.ROLL, dice), dice <= max ? null : NO_BANK);
    }
    if (figures.isUnderground(figure) || figures.is(figure, Condition.CLIFFHANGING)) { // KF-LOC-41d, KF-RUL-80
      return;
    }
    if (figures.is(figure, Condition.WATERWALKING)) { // KF-TRT-77a
      out.add(fight.actions().of(Word.FREE_MOVE), FreeMove.refusal(fight, figure));
      return;
    }
    Refusal focus = focusRefusal(fight, figure);
    out.add(fight.actions().of(Word.FOCUS, FOCUS_DIE),
        focus != null ? focus : figures.bank(figure) < MAX_BANKED ? null : FULL);
    int gang = figures.gang(figure);
    out.add(fight.actions().of(Word.FOCUS, FOCUS_DIE + 1),
        focus != null ? focus : fight.gang(gang, Num.CHI) < fight.gang(gang, Num.CHI_LEVEL) ? null : CHI_FULL);
    out.add(fight.actions().of(Word.RELOAD), Shooting.reloadRefusal(figures, figure));
    out.add(fight.actions().of(Word.REPAIR), figures.arms().brokenDown(figure) == 0 ? NOT_BROKEN : null);
    if (figures.is(figure, Condition.INSIDE)) { // KF-RUL-140d
      Reviving.options(fight, figure, out);
      return;
    }
    out.add(fight.actions().of(Word.FREE_MOVE), FreeMove.refusal(fight, figure));
    Doors.freeActions(fight, figure, out);
    Stakes.freeActions(fight, figure, out);
    Ducking.freeAction(fight, figure, null, out);
    Breach.freeActions(fight, figure, out);
    Bins.openings(fight, figure, out);
    Library.searches(fight, figure, out);
  }

  /** Returns one of the rolls that are always open, or one from the list of all. */
  @Override
  public @Nullable Action sample(Fight fight, Activation activation, RandomSource random) {
    int drawn = random.pick("dice", activation.figure(), DICE_OF_ALL + 2);
    return drawn < DICE_OF_ALL ? fight.actions().of(Word.ROLL, 1 + drawn) : null;
  }

  private static @Nullable Refusal focusRefusal(Fight fight, int figure) {
    return fight.figures().profile(figure).isProtagonist()
        && !Able.isFighting(fight.board(), fight.figures(), figure) ? null : NOT_FOCUSING;
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    VerbAction chosen = (VerbAction) action;
    switch ((Word) chosen.verb()) {
      case ROLL -> {
        return activation.withLeft(chosen.first());
      }
      case FOCUS -> focus(fight, figure, chosen.first());
      case RELOAD, REPAIR -> fight.then(new Firearm(figure, chosen.verb() == Word.REPAIR));
      case OPEN_BIN, STUDY, UNLOCK, HIDE, QUESTION, PERSUADE, PICK_UP, CARRY, DROP, HAND_OVER, REVIVE, HEAL ->
          Stakes.takeFree(fight, figure, chosen);
      case BREACH -> Breach.roll(fight, figure, chosen);
      default -> fight.then(FreeMove.of(fight, figure));
    }
    return new Activation(figure, 0, 0, Mode.FREE, Course.FRESH);
  }

  private static void focus(Fight fight, int figure, int what) {
    Figures figures = fight.figures();
    if (what == FOCUS_DIE) {
      figures.bank(figure, figures.bank(figure) + 1);
      figures.use(figure, Once.FOCUSED);
      fight.tell(FOCUSED, figures.code(figure), figures.bank(figure));
    } else {
      int gang = figures.gang(figure);
      figures.bank(figure, 0); // KF-RUL-106: no focusing for a die in this turn
      fight.gang(gang, Num.CHI, fight.gang(gang, Num.CHI) + 1);
      fight.tell(RECOVERED, figures.code(figure), fight.gang(gang, Num.CHI));
    }
  }
}
