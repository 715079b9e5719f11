package games.kumite.brawler.attack;

import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;

/** Rolls no bonus (BR-WEX-09). */
enum DeclineBonus implements BonusAction {
  DECLINE;

  private static final EventType DECLINED = EventType.of("bonus-declined", "BR-WEX-09").seat("by");

  @Override
  public void perform(Gauntlet gauntlet) {
    gauntlet.tell(DECLINED, gauntlet.actor());
    Attack.ATTACK.run(gauntlet);
  }

  @Override
  public String notation() {
    return "decline";
  }

  @Override
  public String label() {
    return Wording.action("decline");
  }

  @Override
  public String toString() {
    return notation();
  }
}
