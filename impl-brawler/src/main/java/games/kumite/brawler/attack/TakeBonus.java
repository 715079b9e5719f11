package games.kumite.brawler.attack;

import games.kumite.brawler.content.Wording;
import games.kumite.brawler.state.Gauntlet;
import java.util.Locale;

/** Rolls the bonus of a scenario; a constant for each, in the order of the table. */
enum TakeBonus implements BonusAction {
  MIRROR, // BR-WEX-06
  CHAIN, // BR-WEX-07
  KINDRED; // BR-WEX-08

  private static final TakeBonus[] ALL = values();

  static TakeBonus of(int scenario) {
    return ALL[scenario];
  }

  String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void perform(Gauntlet gauntlet) {
    HeroAttack.withBonus(gauntlet, ordinal());
  }

  @Override
  public String notation() {
    return "bonus " + keyword();
  }

  @Override
  public String label() {
    return Wording.action("bonus." + keyword());
  }

  @Override
  public String toString() {
    return notation();
  }
}
