package games.kumite.brawler;

import games.kumite.brawler.content.Content;
import games.kumite.brawler.setup.Opening;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Settings;
import games.kumite.brawler.state.Terms;
import games.kumite.brawler.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import jakarta.inject.Inject;
import java.util.OptionalDouble;

/** How Brawler begins and looks. Thread-safe. */
final class BrawlerRules implements Rules<Gauntlet> {

  private final TermsShelf<Settings, Content, Terms> terms;
  private final TableDescription description;

  @Inject
  BrawlerRules(ContentShelf<Content> shelf, BrawlerServices services, TableDescription description) {
    terms = new TermsShelf<>(shelf, Settings::content, (settings, content) -> new Terms(settings, content, services));
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

  /** The part of the bosses' deck that is defeated: rough, but it orders positions. */
  @Override
  public OptionalDouble estimate(Gauntlet gauntlet, int seat) {
    Terms fixed = gauntlet.terms();
    double begun = Math.min(1.0, (double) gauntlet.damage() / gauntlet.bossHealth());
    double done = gauntlet.defeated() + (gauntlet.round() > gauntlet.defeated() ? begun : 0);
    return OptionalDouble.of(done / fixed.settings().bossCount());
  }
}
