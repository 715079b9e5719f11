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
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** How Brawler begins and looks. Thread-safe. */
final class BrawlerRules implements Rules<Gauntlet> {

  private final ContentShelf<Content> shelf;
  private final BrawlerServices services;
  private final TableDescription description;
  /** Of the shipped tables, made once for equal settings: a layout of cards costs more than a game takes. */
  private final Map<Settings, Terms> terms = new LinkedHashMap<>();

  @Inject
  BrawlerRules(ContentShelf<Content> shelf, BrawlerServices services, TableDescription description) {
    this.shelf = shelf;
    this.services = services;
    this.description = description;
  }

  @Override
  public Gauntlet begin(Start start) {
    Gauntlet gauntlet = new Gauntlet(start, terms(Settings.of(start)));
    gauntlet.then(Opening.BEGIN);
    return gauntlet;
  }

  private Terms terms(Settings settings) {
    if (!settings.content().isEmpty()) {
      return new Terms(settings, shelf.of(settings.content()), services);
    }
    synchronized (terms) {
      Terms known = terms.get(settings);
      if (known == null) {
        known = new Terms(settings, shelf.of(settings.content()), services);
        terms.put(settings, known);
      }
      return known;
    }
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
