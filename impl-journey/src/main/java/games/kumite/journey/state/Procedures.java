package games.kumite.journey.state;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * What one rule sets off that another one is about. Effects grant moves and attacks, attacks hurt, and hurts let cards
 * be played: packages that know each other only through this need no circle.
 */
public interface Procedures {

  /** Damages a pilgrim or a demon without an attacker (JW-RUL-34), and what comes after that. */
  Step<Journey> harm(int figure, int amount, Sequel sequel);

  /**
   * Lets cards be played after an event.
   *
   * @param journey the match
   * @param event what has happened
   * @param by the figure that did it, {@link Journey#NOBODY} if nobody did
   * @param on the figure to which it was done, {@link Journey#NOBODY} if to none
   * @param sequel what comes after it
   * @return null if no card of the content waits for it
   */
  @Nullable Step<Journey> after(Journey journey, Event event, int by, int on, Sequel sequel);

  /** A move that a card grants: so many MV, {@link games.kumite.journey.content.Effect#ALL} for those of a Move. */
  Step<Journey> move(int pilgrim, int points, Sequel sequel);

  /** Returns whether an attack of a pilgrim would have a target (JW-RUL-103). */
  boolean hasTarget(Journey journey, int pilgrim);

  /** An attack that a card grants. */
  Step<Journey> attack(int pilgrim, Sequel sequel);

  /** An action that a card grants outside the pilgrim's own activation: taken at once, or declined. */
  Step<Journey> action(int pilgrim, Sequel sequel);
}
