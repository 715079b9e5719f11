package games.kumite.spi.content;

import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.SmallGame;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A market whose stalls name goods, read with a flaw or without one. */
public final class Bazaar extends SmallGame {

  /** What is wrong with the reading of its content. */
  enum Flaw {
    NONE,
    /** Stalls are held against goods although entries of the goods may be missing. */
    CHECKS_BROKEN_FILES,
    /** The signs are read by a reader of its own, which takes any character. */
    TAKES_ANY_CHARACTER,
    /** A price is the length of an array. */
    FAILS
  }

  private static final InheritableThreadLocal<Flaw> FLAW = new InheritableThreadLocal<>();
  private static final Phase OPEN = Phase.of("open", "The market is open");

  record Stall(String id, String sign, String good) {}

  static void let(Flaw flaw) {
    FLAW.set(flaw);
  }

  private static boolean has(Flaw flaw) {
    return FLAW.get() == flaw;
  }

  /** A new game. */
  public Bazaar() {
    super("bazaar", "Bazaar", List.of(1), OPEN, BazaarRules.class);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.directory("content", "A directory with goods.json and stalls.json."));
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(100).withScoreRange(0, 1000).withSharedResult();
  }

  private static List<Market.Good> read(String directory) {
    ContentReader reader = ContentSource.shipped(Bazaar.class, "bazaar").withDirectory(directory).open();
    List<Market.Good> goods = reader.list("goods", Market.Good.class);
    List<Stall> stalls = has(Flaw.TAKES_ANY_CHARACTER) && Files.exists(Path.of(directory, "stalls.json"))
        ? unchecked(Path.of(directory, "stalls.json")) : reader.list("stalls", Stall.class);
    if (!has(Flaw.CHECKS_BROKEN_FILES) && !has(Flaw.TAKES_ANY_CHARACTER)) {
      reader.requireValid();
    }
    Set<String> ids = goods.stream().map(Market.Good::id).collect(Collectors.toSet());
    for (Stall stall : stalls) {
      if (!ids.contains(stall.good())) {
        reader.report("stalls", stall.id(), "good", "must be one of " + String.join(", ", ids) + ", was \"" + stall.good() + "\"");
      }
    }
    if (!has(Flaw.TAKES_ANY_CHARACTER)) {
      reader.requireValid();
    }
    if (has(Flaw.FAILS)) {
      goods.forEach(good -> require(new int[good.price()].length < 100));
    }
    return goods;
  }

  private static void require(boolean isRight) {
    if (!isRight) {
      throw new IllegalStateException("too expensive");
    }
  }

  private static List<Stall> unchecked(Path file) {
    try {
      JsonNode read = new JsonMapper().readTree(Files.readAllBytes(file));
      return read.valueStream().filter(node -> node.has("good") && node.has("sign"))
          .map(node -> new Stall("stall", node.get("sign").asString(), node.get("good").asString())).toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Reads the prices when a match begins. */
  static final class BazaarRules implements Rules<Market.Stall> {

    @Inject
    BazaarRules() {}

    @Override
    public Market.Stall initialState(MatchConfig config) {
      try {
        Market.Stall stall = new Market.Stall(config, read(config.word("content")));
        stall.ask(Market.Trade.TRADE);
        return stall;
      } catch (ContentException broken) {
        throw new InvalidSetupException("option content: " + broken.getMessage());
      }
    }

    @Override
    public void describe(Market.Stall stall, TableBuilder table) {
      table.seat(0).set("open", true);
    }
  }
}
