package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.Texts;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;

/**
 * A window in which abilities of any moment are used (D-36). The turn player is asked first, then the opponent; a used ability
 * asks both again, and the window closes when both pass in a row (KF-RUL-06).
 */
public enum Moment implements Window<Fight, Occasion> {
  /** W1: a turn starts. */
  TURN_BEGINS,
  /** W2: before the roll of a nominated activation, a motivation or a Reaction. */
  BEFORE_ROLL,
  /** W3: an attack is declared, before Chi and dice. */
  DECLARED,
  /** W4: dice and flips are known, before effects are chosen. */
  KNOWN,
  /** W5: between two actions. */
  BETWEEN,
  /** W6: a turn ends. */
  TURN_ENDS;

  private final String kind = Texts.word(this);
  private final Step<Fight> quiet = new Quiet(this);

  /** A moment in which no figure acts. */
  private record Quiet(Moment moment) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      moment.open(fight, Figures.NOBODY);
    }
  }

  /** Returns a step that opens this window while no figure acts. */
  public Step<Fight> quiet() {
    return quiet;
  }

  /** Opens this window in the activation or Reaction of a figure. */
  public void open(Fight fight, int actor) {
    open(fight, actor, Figures.NOBODY, Figures.NOBODY);
  }

  /** Opens this window of an attack, unless no figure could do anything in it. */
  public void open(Fight fight, int actor, int by, int on) {
    if (Abilities.isAny(fight)) {
      Occasion occasion = new Occasion(this, actor, by, on);
      if (Abilities.isAnybody(fight, occasion)) {
        fight.then(about(occasion));
      }
    }
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public int firstAsked(Fight fight, Occasion occasion) {
    return fight.seat(fight.get(Num.ACTIVE));
  }

  @Override
  public int askedAfter(Fight fight, Occasion occasion, int actor) {
    return firstAsked(fight, occasion);
  }

  @Override
  public boolean isOpen(Fight fight, Occasion occasion) {
    return !fight.isOver() && isThere(fight, occasion.by()) && isThere(fight, occasion.on());
  }

  private static boolean isThere(Fight fight, int figure) {
    return figure == Figures.NOBODY || Able.isInPlay(fight.figures(), figure);
  }

  @Override
  public boolean mightAct(Fight fight, Occasion occasion, int seat) {
    return Abilities.isAny(fight, seat, occasion);
  }

  /** Returns a prompt that says whose activation or attack it is, and on whom, if there is a figure to name. */
  @Override
  public Prompt prompt(Fight fight, Occasion occasion, int seat) {
    Texts texts = fight.start().texts();
    boolean isBy = occasion.by() != Figures.NOBODY;
    boolean isOn = occasion.on() != Figures.NOBODY && occasion.on() != occasion.by();
    Object[] who = {called(fight, occasion.actor()), called(fight, occasion.by()), called(fight, occasion.on()),
      occasion.actor() == Figures.NOBODY ? 0 : 1, (isBy ? 1 : 0) + (isOn ? 2 : 0)};
    return new Prompt(texts.text("prompt." + kind, who), texts.text("prompt." + kind + ".waiting", who));
  }

  private static String called(Fight fight, int figure) {
    return figure == Figures.NOBODY ? "" : fight.called(figure);
  }

  @Override
  public String remark(Fight fight, Occasion occasion, int seat, Action action) {
    return Named.remark(fight, Figures.NOBODY, action);
  }

  @Override
  public void options(Fight fight, Occasion occasion, int seat, Options out) {
    Abilities.options(fight, seat, occasion, out);
  }

  @Override
  public Occasion chosen(Fight fight, Occasion occasion, int seat, Action action) {
    VerbAction chosen = (VerbAction) action;
    Abilities.of((Word) chosen.verb())
        .use(fight, Names.figure(fight.figures(), chosen.first()), occasion, chosen);
    if (this != DECLARED && this != KNOWN) {
      fight.then(Settle.ALL); // KF-RUL-175; an attack is settled when it has been carried out
    }
    return occasion;
  }
}
