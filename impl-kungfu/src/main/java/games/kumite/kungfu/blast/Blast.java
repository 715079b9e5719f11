package games.kumite.kungfu.blast;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.bees.Bees;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Recoil;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vip.Horde;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * A blast that goes off: a C4 attack on every figure within its radius, and what it destroys (KF-RUL-58).
 *
 * @param by the figure whose blast it is
 * @param at its middle
 * @param kind the kind
 * @param victims the figures in it, in the order of their numbers
 * @param next the place of the victim who comes next
 */
public record Blast(int by, long at, Kind kind, Picks victims, int next) {

  /** A kind of blast. */
  public enum Kind {
    /** Grenade (KF-TRT-35). */
    GRENADE(Harming.Table.RANGED, Stick.MEDIUM),
    /** Fireball (KF-TRT-27). */
    FIREBALL(Harming.Table.FIREBALL, Stick.MEDIUM),
    /** A car's gas tank: as a Fireball of radius S (KF-LOC-52c). */
    GAS_TANK(Harming.Table.FIREBALL, Stick.SHORT),
    /** A tank of dangerous stuff (KF-LOC-50d). */
    DANGEROUS_STUFF(Harming.Table.TANK, Stick.MEDIUM);

    final Harming.Table table;
    /** The reach from its middle, in tenths of a millimetre. */
    public final int radius;

    Kind(Harming.Table table, Stick stick) {
      this.table = table;
      this.radius = stick.length();
    }
  }

  private static final EventType EXPLODED = EventType.of("exploded", "KF-RUL-58").named("by", Figures::id)
      .number("x", Lengths::cm).number("y", Lengths::cm).number("victims");
  private static final EventType WENT_UP = EventType.of("went-up", "KF-RUL-119")
      .number("x", Lengths::cm).number("y", Lengths::cm)
      .number("victims");
  private static final EventType TUMBLED = EventType.of("tumbled", "KF-TRT-35h").named("figure", Figures::id);

  /** The choice of the direction in which a survivor of a grenade is pushed (D-30, KF-TRT-35g). */
  private enum ChooseDirection implements FightChoice<Blast> {
    OF_SURVIVOR;

    @Override
    public String kind() {
      return "direction";
    }

    @Override
    public int seat(Fight fight, Blast blast) {
      return isPushed(fight, blast) ? fight.seatOf(blast.by) : Figures.NOBODY;
    }

    @Override
    public Prompt prompt(Fight fight, Blast blast) {
      return Question.prompt(fight, kind(), seat(fight, blast), fight.called(blast.victim()));
    }

    @Override
    public void options(Fight fight, Blast blast, Options out) {
      out.add(fight.actions().of(Word.TURN, 0));
      for (int turn = 1; turn <= Directions.MAX_TURN; turn++) {
        out.add(fight.actions().of(Word.TURN, -turn));
        out.add(fight.actions().of(Word.TURN, turn));
      }
    }

    @Override
    public Blast chosen(Fight fight, Blast blast, Action action) {
      fight.then(Recoil.from(blast.victim(), blast.at, ((VerbAction) action).first(), Stick.SHORT.length(), blast.by));
      return blast;
    }
  }

  private static final Script<Fight, Blast> SCRIPT = Script.<Fight, Blast>of("blast")
      .act(Blast::announce)
      .loop(Blast::hasNext, each -> each
          .call(Burst.SCRIPT, (fight, blast) -> Burst.of(blast.by, blast.victim(), blast.at, blast.kind.table),
              (fight, blast, burst) -> blast)
          .set((fight, blast) -> blast.at(blast.next + 1)))
      .when((fight, blast) -> blast.kind != Kind.DANGEROUS_STUFF, strong -> strong
          .act((fight, blast) -> Ruins.of(fight, blast.by, blast.at, blast.kind.radius)))
      .act(Blast::disperse)
      .act((fight, blast) -> Ruins.ofHives(fight, blast.at, blast.kind.radius)) // those it brings out are not dispersed
      .set((fight, blast) -> blast.at(0))
      .when((fight, blast) -> blast.kind == Kind.GRENADE, grenade -> grenade
          .act((fight, blast) -> Ruins.douse(fight, blast.at))
          .act((fight, blast) -> Ruins.ofHydrants(fight, blast.by, blast.at))
          .loop(Blast::hasNext, each -> each
              .ask(ChooseDirection.OF_SURVIVOR)
              .set((fight, blast) -> blast.at(blast.next + 1)))
          .set((fight, blast) -> blast.at(0))
          .loop(Blast::hasNext, each -> each
              .act(Blast::divine) // D-12
              .act(Blast::balance)
              .set((fight, blast) -> blast.at(blast.next + 1)))
          .act((fight, blast) -> Horde.hear(fight, fight.seatOf(blast.by)))) // KF-VIP-06b
      .end();

  /** Returns a blast that goes off; by {@link Figures#NOBODY} if no figure has caused it (KF-RUL-119). */
  public static Step<Fight> of(Fight fight, int by, long at, Kind kind) {
    return SCRIPT.with(new Blast(by, at, kind, Reach.victims(fight, at, kind.radius), 0));
  }

  private static void announce(Fight fight, Blast blast) {
    int x = Place.x(blast.at);
    int y = Place.y(blast.at);
    if (blast.by == Figures.NOBODY) {
      fight.tell(WENT_UP, x, y, blast.victims.size());
    } else {
      fight.tell(EXPLODED, fight.figures().code(blast.by), x, y, blast.victims.size());
    }
  }

  /** Disperses the swarms that a blast touches (KF-LOC-05e); a gas tank explodes as a Fireball (KF-LOC-52c). */
  private static void disperse(Fight fight, Blast blast) {
    if (blast.kind != Kind.DANGEROUS_STUFF) {
      Bees.disperse(fight, blast.at, blast.kind.radius);
    }
  }

  private static boolean hasNext(Fight fight, Blast blast) {
    return blast.next < blast.victims.size();
  }

  private int victim() {
    return victims.get(next);
  }

  private Blast at(int victim) {
    return new Blast(by, at, kind, victims, victim);
  }

  private static boolean isPushed(Fight fight, Blast blast) {
    return Recoil.isMoved(fight.figures(), blast.victim());
  }

  private static void divine(Fight fight, Blast blast) {
    if (isTested(fight.figures(), blast.victim())) {
      Divination.ask(fight, blast.victim(), 1);
    }
  }

  private static boolean isTested(Figures figures, int figure) {
    return Able.isInPlay(figures, figure) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && !figures.is(figure, Condition.CLIFFHANGING) && !figures.is(figure, Condition.INSIDE); // KF-RUL-140d
  }

  /** Tests the balance of the figures on one die; those that fail are Knocked Down (KF-TRT-35h). */
  private static void balance(Fight fight, Blast blast) {
    Figures figures = fight.figures();
    int figure = blast.victim();
    if (isTested(figures, figure)
        && !QualityTest.isPassed(Dice.roll(fight, "balance", figure), 0, figures.quality(figure))) {
      fight.tell(TUMBLED, figures.code(figure));
      Harm.fell(fight, figure, blast.by); // KF-RUL-176
    }
  }
}
