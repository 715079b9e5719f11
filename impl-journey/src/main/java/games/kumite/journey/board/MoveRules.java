package games.kumite.journey.board;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Effect.Obstacle;
import games.kumite.journey.map.BasePoses;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Occupancy;
import games.kumite.journey.state.QuestBoard;

/**
 * A way of moving: costs, damage and obstacles. Cards declared for one move change it one after the other with
 * {@link #with}, in any order. What a step is, {@link BasePlacement#step} says (JW-MOV-02).
 *
 * @param paysBlue whether blue squares cost 2 MV: pilgrims (JW-MOV-12), unless a card lifts it
 * @param suffersRed whether red squares that are entered are counted: pilgrims (JW-TER-04), unless a card lifts it
 * @param passesFigures whether other miniatures do not stop a move on its way
 * @param passesTokens whether tokens and closed doors do not stop a move on its way
 * @param passesYellow whether yellow lines do not stop a move
 * @param freeTurns the number of turns that cost nothing, the most expensive ones first
 */
public record MoveRules(boolean paysBlue, boolean suffersRed, boolean passesFigures, boolean passesTokens,
    boolean passesYellow, int freeTurns) {

  /** The gait of a pilgrim. */
  public static final MoveRules PILGRIM = new MoveRules(true, true, false, false, false, 0);
  /** The gait of a demon, on which blue and red squares have no effect (JW-MOV-12, JW-TER-06). */
  public static final MoveRules DEMON = new MoveRules(false, false, false, false, false, 0);
  /** The gait of a demon during Phase March (JW-SDC-09). */
  public static final MoveRules MARCH = DEMON.passing(Obstacle.MINIATURES).passing(Obstacle.TOKENS)
      .passing(Obstacle.YELLOW_LINES);

  /** Returns a copy changed by a word of a card that is played before a move; other words change nothing. */
  public MoveRules with(Effect effect) {
    return effect.word() instanceof MoveWord word ? word.applied(this, effect) : this;
  }

  MoveRules passing(Obstacle obstacle) {
    return switch (obstacle) {
      case MINIATURES -> new MoveRules(paysBlue, suffersRed, true, passesTokens, passesYellow, freeTurns);
      case TOKENS -> new MoveRules(paysBlue, suffersRed, passesFigures, true, passesYellow, freeTurns);
      case YELLOW_LINES -> new MoveRules(paysBlue, suffersRed, passesFigures, passesTokens, true, freeTurns);
    };
  }

  MoveRules ignoring(Effect.Squares terrain) {
    return switch (terrain) {
      case BLUE -> new MoveRules(false, suffersRed, passesFigures, passesTokens, passesYellow, freeTurns);
      case RED -> new MoveRules(paysBlue, false, passesFigures, passesTokens, passesYellow, freeTurns);
      case GREEN -> this;
    };
  }

  /** Returns a copy with a given number of free turns. */
  public MoveRules withFreeTurns(int turns) {
    return new MoveRules(paysBlue, suffersRed, passesFigures, passesTokens, passesYellow, turns);
  }

  /** Returns whether nothing on a square stops a figure that moves so. */
  public boolean passes(Occupancy squares, int square, int figure) {
    int there = squares.figure(square);
    return (passesTokens || !squares.isBlocked(square)) && (passesFigures || there == Occupancy.NONE || there == figure);
  }

  /** Returns the poses and moves of a figure's base on the map with this gait. */
  public BasePoses footing(GameState state, int figure) {
    QuestBoard scene = state.scene();
    int shape = state.definition().figure(figure).shape;
    return passesYellow ? scene.marching(shape) : scene.walking(shape);
  }
}
