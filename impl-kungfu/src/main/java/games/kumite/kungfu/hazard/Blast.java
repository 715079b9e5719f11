package games.kumite.kungfu.hazard;

import games.kumite.api.Action;
import games.kumite.kungfu.effect.EffectExecutor;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Recoil;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vip.ZombieSpread;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
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
public record Blast(int by, long at, Kind kind, IntList victims, int next) {

  /** A kind of blast. */
  public enum Kind {
    /** Grenade (KF-TRT-35). */
    GRENADE(EffectResolution.Table.RANGED, Stick.MEDIUM),
    /** Fireball (KF-TRT-27). */
    FIREBALL(EffectResolution.Table.FIREBALL, Stick.MEDIUM),
    /** A car's gas tank: as a Fireball of radius S (KF-LOC-52c). */
    GAS_TANK(EffectResolution.Table.FIREBALL, Stick.SHORT),
    /** A tank of dangerous stuff (KF-LOC-50d). */
    DANGEROUS_STUFF(EffectResolution.Table.TANK, Stick.MEDIUM);

    final EffectResolution.Table table;
    /** The reach from its middle, in tenths of a millimetre. */
    public final int radius;

    Kind(EffectResolution.Table table, Stick stick) {
      this.table = table;
      this.radius = stick.length();
    }
  }

  private static final EventType EXPLODED = EventType.of("exploded", "KF-RUL-58").word("by", Figures::id)
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres).number("victims");
  private static final EventType WENT_UP = EventType.of("went-up", "KF-RUL-119")
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres)
      .number("victims");
  private static final EventType TUMBLED = EventType.of("tumbled", "KF-TRT-35h").word("figure", Figures::id);

  /** The choice of the direction in which a survivor of a grenade is pushed (D-30, KF-TRT-35g). */
  private record Direction(Blast blast) implements Script.Reply<GameState, Blast>, FigureChoice {

    @Override
    public int seat(GameState state) {
      return isPushed(state, blast) ? state.seatOf(blast.by) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return blast.victim();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.TURN, 0));
      for (int turn = 1; turn <= Directions.MAX_TURN; turn++) {
        out.add(state.actions().of(ActionVerb.TURN, -turn));
        out.add(state.actions().of(ActionVerb.TURN, turn));
      }
    }

    @Override
    public Blast localsAfter(GameState state, Action action) {
      state.then(Recoil.from(blast.victim(), blast.at, ((VerbAction) action).first(), Stick.SHORT.length(), blast.by));
      return blast;
    }
  }

  private static final Script<GameState, Blast> SCRIPT = Script.<GameState, Blast>of("blast")
      .act(Blast::announce)
      .repeatWhile(Blast::hasNext, each -> each
          .call(BlastHit.SCRIPT, (state, blast) -> BlastHit.of(blast.by, blast.victim(), blast.at, blast.kind.table),
              (state, blast, burst) -> blast)
          .update((state, blast) -> blast.at(blast.next + 1)))
      .when((state, blast) -> blast.kind != Kind.DANGEROUS_STUFF, strong -> strong
          .act((state, blast) -> Ruins.of(state, blast.by, blast.at, blast.kind.radius)))
      .act(Blast::disperse)
      .act((state, blast) -> Ruins.ofHives(state, blast.at, blast.kind.radius)) // those it brings out are not dispersed
      .update((state, blast) -> blast.at(0))
      .when((state, blast) -> blast.kind == Kind.GRENADE, grenade -> grenade
          .act((state, blast) -> Ruins.douse(state, blast.at))
          .act((state, blast) -> Ruins.ofHydrants(state, blast.by, blast.at))
          .repeatWhile(Blast::hasNext, each -> each
              .ask(Direction::new)
              .update((state, blast) -> blast.at(blast.next + 1)))
          .update((state, blast) -> blast.at(0))
          .repeatWhile(Blast::hasNext, each -> each
              .act(Blast::divine) // D-12
              .act(Blast::balance)
              .update((state, blast) -> blast.at(blast.next + 1)))
          .act((state, blast) -> ZombieSpread.hear(state, state.seatOf(blast.by)))) // KF-VIP-06b
      .build();

  /** Returns a blast that goes off; by {@link Figures#NOBODY} if no figure has caused it (KF-RUL-119). */
  public static Step<GameState> of(GameState state, int by, long at, Kind kind) {
    return SCRIPT.start(new Blast(by, at, kind, BlastArea.victims(state, at, kind.radius), 0));
  }

  private static void announce(GameState state, Blast blast) {
    int x = Place.x(blast.at);
    int y = Place.y(blast.at);
    if (blast.by == Figures.NOBODY) {
      state.emit(WENT_UP, x, y, blast.victims.size());
    } else {
      state.emit(EXPLODED, state.figures().code(blast.by), x, y, blast.victims.size());
    }
  }

  /** Disperses the swarms that a blast touches (KF-LOC-05e); a gas tank explodes as a Fireball (KF-LOC-52c). */
  private static void disperse(GameState state, Blast blast) {
    if (blast.kind != Kind.DANGEROUS_STUFF) {
      Bees.disperse(state, blast.at, blast.kind.radius);
    }
  }

  private static boolean hasNext(GameState state, Blast blast) {
    return blast.next < blast.victims.size();
  }

  private int victim() {
    return victims.get(next);
  }

  private Blast at(int victim) {
    return new Blast(by, at, kind, victims, victim);
  }

  private static boolean isPushed(GameState state, Blast blast) {
    return Recoil.isMoved(state.figures(), blast.victim()) && !blast.isLost(state.figures());
  }

  private static void divine(GameState state, Blast blast) {
    if (blast.isTested(state.figures())) {
      IChing.ask(state, blast.victim(), 1);
    }
  }

  /** Returns whether it does nothing to the victim. */
  private boolean isLost(Figures figures) {
    return BlastArea.isImmune(figures, by, victim());
  }

  private boolean isTested(Figures figures) {
    int figure = victim();
    return Capabilities.isInPlay(figures, figure) && !isLost(figures) && !figures.is(figure, Condition.KNOCKED_DOWN)
        && !figures.is(figure, Condition.CLIFFHANGING) && !figures.is(figure, Condition.INSIDE); // KF-RUL-140d
  }

  /** Tests the balance of the figures on one die; those that fail are Knocked Down (KF-TRT-35h). */
  private static void balance(GameState state, Blast blast) {
    Figures figures = state.figures();
    int figure = blast.victim();
    if (blast.isTested(figures) && !QualityTest.isPassed(state, "balance", figure, 0)) {
      state.emit(TUMBLED, figures.code(figure));
      EffectExecutor.fell(state, figure, blast.by); // KF-RUL-176
    }
  }
}
