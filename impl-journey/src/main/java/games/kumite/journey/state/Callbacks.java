package games.kumite.journey.state;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.spi.Step;

/**
 * Procedures of one rule that another rule starts. Effects grant moves and attacks, attacks do damage, and damage lets
 * cards be played; this interface keeps their packages free of cycles.
 */
public interface Callbacks {

  /** Returns a step that damages a pilgrim or a demon without an attacker (JW-RUL-34), with its continuation. */
  Step<GameState> harm(int figure, int amount);

  /** Returns a step that lets cards be played after an event ({@link GameState#after}). */
  Step<GameState> after(Event event, int by, int on);

  /**
   * Returns a step for a move that a card grants, with a given MV, or {@link games.kumite.journey.content.Effect#ALL}
   * for that of a Move.
   */
  Step<GameState> move(int pilgrim, int points);

  /** Returns whether an attack of a pilgrim would have a target (JW-RUL-103). */
  boolean hasTarget(GameState state, int pilgrim);

  /** Returns whether a rule of the quest makes a demon inactive. */
  boolean isDormant(GameState state, int demon);

  /** Returns a step for an attack that a card grants. */
  Step<GameState> attack(int pilgrim);

  /**
   * Returns a step for an action that a card grants outside the pilgrim's own activation: taken at once, or declined.
   */
  Step<GameState> action(int pilgrim);
}
