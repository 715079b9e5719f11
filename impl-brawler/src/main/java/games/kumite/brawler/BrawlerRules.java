package games.kumite.brawler;

import games.kumite.brawler.content.Content;
import games.kumite.brawler.setup.Opening;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Settings;
import games.kumite.brawler.state.Terms;
import games.kumite.brawler.table.Measuring;
import games.kumite.brawler.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.Measures;
import jakarta.inject.Inject;
import java.util.OptionalDouble;

/** How Brawler begins and looks. Thread-safe. */
final class BrawlerRules implements Rules<Gauntlet> {

  private static final double COST_TO_ONE = 13; // what a boss costs a hero who stands alone
  private static final double COST_TO_SEVERAL = 6.2;
  private static final double LAST_OF_ONE = 4; // who is nearly through gets through with less
  private static final double LAST_OF_SEVERAL = 1;
  private static final double DOUBT_OF_ONE = 6; // so much Health to spare makes the chance 0.73
  private static final double DOUBT_OF_SEVERAL = 9;

  private final TermsShelf<Settings, Content, Terms> terms;
  private final TableDescription description;

  @Inject
  BrawlerRules(ContentShelf<Content> shelf, TableDescription description, Texts texts) {
    terms = new TermsShelf<>(shelf, Settings::content, (settings, content) -> new Terms(settings, content, texts));
    this.description = description;
  }

  @Override
  public Gauntlet begin(Start start) {
    Gauntlet gauntlet = new Gauntlet(start, terms.of(Settings.of(start)));
    gauntlet.then(Opening.BEGIN);
    return gauntlet;
  }

  @Override
  public void describe(Gauntlet gauntlet, TableBuilder table) {
    description.describe(gauntlet, table);
  }

  @Override
  public ActionSet actions(Gauntlet gauntlet) {
    return gauntlet.deeds().all();
  }

  @Override
  public void measure(Gauntlet gauntlet, Measures out) {
    Measuring.measure(gauntlet, out);
  }

  /**
   * Returns how likely the heroes are to win: what Health they have against what the bosses that are left will cost them. The
   * figures were fitted to the outcomes of 1,200 matches of random and searching bots with one and two heroes against 3 to
   * 12 bosses, at every choice: 0.046 by Brier's score with one hero and 0.112 with two. How well the heroes will play is
   * unknown to it.
   */
  @Override
  public OptionalDouble estimate(Gauntlet gauntlet, int seat) {
    double begun = Math.min(1.0, (double) gauntlet.damage() / gauntlet.bossHealth());
    double done = gauntlet.defeated() + (gauntlet.round() > gauntlet.defeated() ? begun : 0);
    boolean isAlone = gauntlet.heroCount() == 1;
    double cost = isAlone ? COST_TO_ONE : COST_TO_SEVERAL;
    double spare = (isAlone ? LAST_OF_ONE : LAST_OF_SEVERAL) - cost * (gauntlet.terms().settings().bossCount() - done);
    for (int hero = 0; hero < gauntlet.heroCount(); hero++) {
      spare += gauntlet.health(hero);
    }
    return OptionalDouble.of(1 / (1 + StrictMath.exp(-spare / (isAlone ? DOUBT_OF_ONE : DOUBT_OF_SEVERAL))));
  }
}
