package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.ChiRoll.Side;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * The choice of each figure with a Surprise Move to turn a die over, after the dice of an attack and before they are compared,
 * once a roll and owner (D-24, KF-TRT-70).
 *
 * @param <L> the attack
 */
public record SurpriseMove<L extends OpenRoll<L>>() implements Window<GameState, L> {

  private static final int BOTH_SIDES = 7;
  /** The labels of the rolls that are compared, of which only two lie on the table. */
  private static final List<String> ATTACKERS = List.of("attack", "shot", "blast", "peril");
  private static final List<String> DEFENDERS = List.of("defence", "dodge", "car");
  private static final int ATTACK = 0;
  private static final int DEFENCE = 1;
  private static final Traits TRAITS = new Traits(List.of(Trait.SURPRISE_MOVE));
  private static final EventType FLIPPED = EventType.of("flipped", "KF-TRT-70a").word("figure", Figures::id)
      .word("whose", Figures::id).number("die");

  /** Returns whether there is a figure in the match that can turn dice over. */
  public static boolean isAny(GameState state) {
    return state.figures().traits().isAnyOf(TRAITS);
  }

  @Override
  public String kind() {
    return "flip";
  }

  @Override
  public Prompt prompt(GameState state, L attack, int seat) {
    int named = (attack.by() == Figures.NOBODY ? 0 : 1) + (attack.on() == Figures.NOBODY ? 0 : 2);
    Object[] dice = {attack.die(), attack.otherDie(), called(state, attack.by()), called(state, attack.on()), named};
    return new Prompt(state.config().texts().text("prompt.flip", dice), state.config().texts().text("prompt.flip.waiting", dice));
  }

  private static String called(GameState state, int figure) {
    return figure == Figures.NOBODY ? "" : state.called(figure);
  }

  @Override
  public int firstSeat(GameState state, L attack) {
    return state.seat(state.get(Counters.ACTIVE));
  }

  @Override
  public int firstSeatAfter(GameState state, L attack, int actor) {
    return firstSeat(state, attack);
  }

  @Override
  public boolean mightAct(GameState state, L attack, int seat) {
    Figures figures = state.figures();
    return figures.any(figure -> mayFlip(state, attack, seat, figure)
        && (reaches(state, figure, attack.by()) || reaches(state, figure, attack.on())));
  }

  private static boolean mayFlip(GameState state, OpenRoll<?> attack, int seat, int figure) {
    Figures figures = state.figures();
    return state.seatOf(figure) == seat && Capabilities.has(figures, figure, Trait.SURPRISE_MOVE)
        && Capabilities.isInPlay(figures, figure) && !attack.flippers().contains(figure)
        && Chi.of(state, figures.gang(figure)) > 0;
  }

  /**
   * Returns whether it reaches the roller's die: his own, or that of an enemy adjacent to him, no matter which figure that enemy
   * fights (KF-TRT-70b).
   */
  private static boolean reaches(GameState state, int figure, int roller) {
    return figure == roller || roller != Figures.NOBODY && state.figures().areEnemies(figure, roller)
        && Capabilities.areInContact(state.board(), state.figures(), figure, roller);
  }

  @Override
  public String detail(GameState state, L attack, int seat, Action action) {
    return ActionLegend.remark(state, Figures.NOBODY, action);
  }

  @Override
  public void collectActions(GameState state, L attack, int seat, ActionCollector out) {
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count() && !out.isSatisfied(); figure++) {
      if (mayFlip(state, attack, seat, figure)) {
        for (int die = ATTACK; die <= DEFENCE; die++) {
          if (reaches(state, figure, die == ATTACK ? attack.by() : attack.on())) {
            out.add(state.actions().of(ActionVerb.FLIP, FigureNames.of(figures, figure), die));
          }
        }
      }
    }
  }

  @Override
  public L localsAfter(GameState state, L attack, int seat, Action action) {
    Figures figures = state.figures();
    VerbAction chosen = (VerbAction) action;
    int figure = FigureNames.figure(figures, chosen.first());
    Side side = chosen.second() == ATTACK ? Side.ATTACK : Side.DEFENCE;
    Chi.spend(state, figures.gang(figure), 1);
    int face = turned(side == Side.ATTACK ? attack.die() : attack.otherDie());
    (side == Side.ATTACK ? ATTACKERS : DEFENDERS).forEach(roll -> state.turnDie(roll, 0, face));
    state.emit(FLIPPED, figures.code(figure), figures.code(side == Side.ATTACK ? attack.by() : attack.on()), face);
    return attack.flipped(figure, side);
  }

  /** Returns the value of a die that is turned over. */
  public static int turned(int die) {
    return BOTH_SIDES - die;
  }
}
