package games.kumite.brawler.attack;

import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Gauntlet;

/** Attacks with the bare die, for want of any card (BR-ATK-09). */
enum RollDie implements AttackAction {
  ROLL;

  @Override
  public void perform(Gauntlet gauntlet) {
    HeroAttack.withBareDie(gauntlet);
  }

  @Override
  public String notation() {
    return "roll";
  }

  @Override
  public String label() {
    return Wording.action("roll");
  }

  @Override
  public String toString() {
    return notation();
  }
}
