package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Script;

/**
 * A skill check: its player slots dice and rolls. To be called by a quest's script, which takes the result.
 *
 * @param seat who rolls
 * @param difficulty the successes that pass it
 * @param skill the skill dice of its slots
 * @param epic the epic skill dice of its slots
 * @param successes what was rolled
 */
public record SkillCheck(int seat, int difficulty, int skill, int epic, int successes) {

  /** Dice are slotted and rolled. */
  public static final Script<Trouble, SkillCheck> CHECK = Script.<Trouble, SkillCheck>of("skill-check").end();

  /** A check of a hero. */
  public static SkillCheck of(int seat, int difficulty) {
    return new SkillCheck(seat, difficulty, 0, 0, 0);
  }

  /** Whether it is passed (BT-SKL-03). */
  public boolean isPassed() {
    return successes >= difficulty;
  }
}
