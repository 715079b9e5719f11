package games.kumite.journey.board;

import static games.kumite.journey.content.EffectForm.NUMBER;
import static games.kumite.journey.content.EffectForm.OBSTACLES;
import static games.kumite.journey.content.EffectForm.TERRAIN;
import static games.kumite.journey.content.EffectPlacement.MOVE;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Obstacle;
import games.kumite.journey.content.Effect.Squares;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.QuestBoard;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A word that changes the way of one move. Immutable. */
public class MoveWord extends EffectWord {

  /** The most free turns of a move (JW-RUL-128). */
  private static final int MAX_FREE_TURNS = 30;

  /** The words. */
  public static final List<EffectWord> ALL = List.of(
      new MoveWord(EffectRow.of("moveThrough", OBSTACLES, MOVE), MoveWord::through),
      new MoveWord(EffectRow.of("ignoreTerrain", TERRAIN, MOVE),
          (way, it) -> way.ignoring(((Effect.IgnoreTerrain) it).squares())) {
        /** Returns whether the squares mean anything to a move. */
        @Override
        public boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
          return ((Effect.IgnoreTerrain) effect).squares() != Squares.GREEN;
        }

        @Override
        public boolean changesWay(QuestBoard scene, Effect effect) {
          return (((Effect.IgnoreTerrain) effect).squares() == Squares.BLUE ? scene.blues : scene.reds) > 0;
        }
      },
      new MoveWord(EffectRow.of("turnFree", NUMBER, MOVE),
          (way, it) -> way.withFreeTurns(Math.min(MAX_FREE_TURNS, way.freeTurns() + it.amount()))));

  private final BiFunction<MoveRules, Effect, MoveRules> change;

  /**
   * Creates a word.
   *
   * @param row its written part
   * @param change changes the way of a move
   */
  public MoveWord(EffectRow row, BiFunction<MoveRules, Effect, MoveRules> change) {
    super(row);
    this.change = change;
  }

  private static MoveRules through(MoveRules way, Effect effect) {
    MoveRules changed = way;
    List<Obstacle> obstacles = ((Effect.MoveThrough) effect).obstacles();
    for (int i = 0; i < obstacles.size(); i++) {
      changed = changed.passing(obstacles.get(i));
    }
    return changed;
  }

  /** Returns the way of a move after an effect. */
  final MoveRules applied(MoveRules way, Effect effect) {
    return change.apply(way, effect);
  }

  /** Returns whether an effect can change a move on a map. */
  public boolean changesWay(QuestBoard scene, Effect effect) {
    return true;
  }
}
