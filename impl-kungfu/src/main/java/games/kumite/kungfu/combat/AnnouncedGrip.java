package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.ChiRoll.Side;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;

/** A grip announced before the dice: it helps the roll and narrows the effects (KF-TRT-23, KF-TRT-66). */
enum AnnouncedGrip {
  /** No grip. */
  NONE(0, EffectResolution.Table.HAND_TO_HAND),
  /** The Eagle Claw (KF-TRT-23). */
  EAGLE(1, EffectResolution.Table.EAGLE_CLAW),
  /** The Southern Dragon Claw (KF-TRT-66). */
  SOUTHERN_DRAGON(2, EffectResolution.Table.SOUTHERN_DRAGON_CLAW);

  private static final EventType ANNOUNCED = EventType.of("claw", "KF-TRT-23a").word("figure", Figures::id)
      .word("grip", claw -> Texts.word(values()[claw]));

  private final int bonus;
  private final EffectResolution.Table table;

  AnnouncedGrip(int bonus, EffectResolution.Table table) {
    this.bonus = bonus;
    this.table = table;
  }

  /** Returns the bonus that the grip adds to the roll. */
  int bonus() {
    return bonus;
  }

  /** Returns the effects that it may have. */
  EffectResolution.Table table() {
    return table;
  }

  /** The choice whether a side announces a grip (D-22). */
  record Announce(Side side, HandToHandAttack blow) implements Script.Reply<GameState, HandToHandAttack>, FigureChoice {

    @Override
    public String kind() {
      return "claw";
    }

    private boolean hasEagle(GameState state) {
      return Capabilities.has(state.figures(), blow.figure(side), Trait.EAGLE_CLAW);
    }

    /**
     * Returns whether the defender can announce the Dragon Claw: after an attack on him is declared, in the enemy's turn
     * (KF-TRT-66a).
     */
    private boolean hasDragon(GameState state) {
      Figures figures = state.figures();
      return side == Side.DEFENCE && blow.kind().isAttack() && !figures.is(blow.on(), Condition.TRANSFIXED)
          && !figures.is(blow.on(), Condition.HANDCUFFED)
          && Capabilities.has(figures, blow.on(), Trait.SOUTHERN_DRAGON_CLAW)
          && figures.side(blow.on()) != state.side(state.get(Counters.ACTIVE));
    }

    @Override
    public int seat(GameState state) {
      boolean isBarred = side == Side.ATTACK && blow.table(side) == EffectResolution.Table.EXORCISE; // KF-RUL-99
      return !isBarred && hasEagle(state) || hasDragon(state) ? state.seatOf(blow.figure(side)) : Figures.NOBODY;
    }

    @Override
    public int figure() {
      return blow.figure(side);
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.actions().of(ActionVerb.CLAW, NONE.ordinal()));
      if (hasEagle(state)) {
        out.add(state.actions().of(ActionVerb.CLAW, EAGLE.ordinal()));
      }
      if (hasDragon(state)) {
        out.add(state.actions().of(ActionVerb.CLAW, SOUTHERN_DRAGON.ordinal()));
      }
    }

    @Override
    public HandToHandAttack localsAfter(GameState state, Action action) {
      AnnouncedGrip claw = values()[((VerbAction) action).first()];
      if (claw != NONE) {
        state.emit(ANNOUNCED, state.figures().code(blow.figure(side)), claw.ordinal());
      }
      return blow.with(side, claw);
    }
  }
}
