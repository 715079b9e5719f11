package games.kumite.bigtrouble.content;

import games.kumite.spi.content.Range;
import games.kumite.spi.content.RefersTo;
import java.util.List;

/**
 * The file {@code lo-pan}.
 *
 * @param name the name
 * @param directorsHealth his additional health in the Director's Cut
 * @param flip the health at which he is made flesh (BT-ACT2-23)
 * @param ghostDefense the successes that hit the ghost
 * @param ghostAttacks the attack for each face of a skill die (BT-ACT2-22)
 * @param fleshAttack the damage of his attack, made flesh
 * @param fleshDefense the successes that hit him, made flesh
 * @param fleshSpaces the spaces to which he goes by the face of an epic skill die
 */
public record LoPan(
    @Range(min = 1, max = 60) String name,
    @Range(min = 0, max = 20) int directorsHealth,
    @Range(min = 1, max = 20) int flip,
    @Range(min = 1, max = 9) int ghostDefense,
    @Range(min = 1, max = 9) List<Attack> ghostAttacks,
    @Range(min = 0, max = 20) int fleshAttack,
    @Range(min = 1, max = 9) int fleshDefense,
    @Range(min = 1, max = 9) List<Landing> fleshSpaces) {

  /** The heroes that an attack of the ghost hits. */
  public enum Targets {
    /** One hero. */
    ONE,
    /** Every hero in line of sight. */
    IN_SIGHT
  }

  /**
   * An attack of the ghost.
   *
   * @param successes the face that chooses it, 0 for a demon
   * @param attack the damage
   * @param targets the heroes that it hits
   */
  public record Attack(
      @Range(min = 0, max = 9) int successes, @Range(min = 0, max = 20) int attack, Targets targets) {}

  /**
   * A destination of Lo Pan.
   *
   * @param successes the face that chooses it, 0 for a demon
   * @param space the space
   */
  public record Landing(@Range(min = 0, max = 9) int successes, @RefersTo(ContentNames.LAIR) String space) {}

  /** Returns the attack of a face; the list has one for each face of the skill die. */
  public Attack attack(int successes) {
    for (Attack attack : ghostAttacks) {
      if (attack.successes == successes) {
        return attack;
      }
    }
    throw new IllegalArgumentException("no attack for " + successes + " successes");
  }

  /** Returns the space of a face; the list has one for each face of the epic skill die. */
  public String landing(int successes) {
    for (Landing landing : fleshSpaces) {
      if (landing.successes == successes) {
        return landing.space;
      }
    }
    throw new IllegalArgumentException("no space for " + successes + " successes");
  }
}
