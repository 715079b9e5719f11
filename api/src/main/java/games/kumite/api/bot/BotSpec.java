package games.kumite.api.bot;

import games.kumite.api.bot.BuiltInBotFactory.Kind;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Objective;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text form of bundled bots, such as {@code mcts:1000:score:cut40:explore0.15}. {@link Bots#named} describes it.
 */
final class BotSpec {

  private static final String SEPARATOR = ":";
  private static final String BOTS = "a bot must be random, greedy, flat, mcts, bluff or policy, all but the first"
      + " with more after colons if you like: mcts:1000, flat:250ms:cut40, mcts:1000:score:explore0.5, policy:100000; was ";

  /** The parts that may follow the budget, with the bots that accept them. */
  private enum Part {
    AIM("result|score|both", EnumSet.complementOf(EnumSet.of(Kind.RANDOM))),
    LENGTH("full|phase|round|cut([0-9]{1,9})", EnumSet.of(Kind.FLAT, Kind.MCTS)),
    EXPLORATION("explore([0-9]{1,3}(?:\\.[0-9]{1,9})?)", EnumSet.of(Kind.MCTS));

    private final Pattern pattern;
    private final Set<Kind> bots;

    Part(String pattern, Set<Kind> bots) {
      this.pattern = Pattern.compile(pattern);
      this.bots = bots;
    }

    MctsSettings into(MctsSettings settings, String said) {
      Matcher matcher = pattern.matcher(said);
      boolean isNumber = matcher.matches() && this != AIM && matcher.group(1) != null;
      return switch (this) {
        case AIM -> settings.withObjective(Objective.parse(said));
        case LENGTH -> settings.withPlayout(isNumber ? Integer.parseInt(matcher.group(1))
            : said.equals("full") ? MctsSettings.FULL
            : said.equals("phase") ? MctsSettings.PHASE_END : MctsSettings.ROUND_END);
        case EXPLORATION -> settings.withExploration(Double.parseDouble(matcher.group(1)));
      };
    }
  }

  private BotSpec() {}

  /** Parses the text of a bot. */
  static BuiltInBotFactory parse(String text) {
    String[] parts = text.split(SEPARATOR, -1);
    for (Kind sort : Kind.values()) {
      if (word(sort).equals(parts[0])) {
        return parse(sort, parts, text);
      }
    }
    throw new IllegalArgumentException(BOTS + text);
  }

  private static BuiltInBotFactory parse(Kind sort, String[] parts, String text) {
    Budget budget = sort == Kind.POLICY ? Budget.iterations(PolicyBot.MATCHES) : Bots.DEFAULT_BUDGET;
    MctsSettings settings = MctsSettings.DEFAULT;
    Set<Part> said = EnumSet.noneOf(Part.class);
    for (int i = 1; i < parts.length; i++) {
      if (i == 1 && sort != Kind.RANDOM && Budget.isText(parts[i])) {
        budget = Budget.parse(parts[i]);
        if (sort == Kind.POLICY && budget.unit() != Budget.Unit.ITERATIONS) {
          throw new IllegalArgumentException(allowed(sort) + ", was " + text);
        }
        continue;
      }
      Part part = part(sort, parts[i], text);
      if (!said.add(part)) {
        throw new IllegalArgumentException(
            "each thing must be said once about a bot, was twice with " + parts[i] + " in " + text);
      }
      settings = with(settings, part, parts[i], text);
    }
    return new BuiltInBotFactory(sort, budget, settings);
  }

  private static Part part(Kind sort, String said, String text) {
    for (Part part : Part.values()) {
      if (part.bots.contains(sort) && part.pattern.matcher(said).matches()) {
        return part;
      }
    }
    throw new IllegalArgumentException(allowed(sort) + ", was " + text);
  }

  private static MctsSettings with(MctsSettings settings, Part part, String said, String text) {
    try {
      return part.into(settings, said);
    } catch (IllegalArgumentException tooMuch) {
      throw new IllegalArgumentException(tooMuch.getMessage() + " in " + text, tooMuch);
    }
  }

  private static String allowed(Kind sort) {
    if (sort == Kind.RANDOM) {
      return "random must be said alone";
    }
    if (sort == Kind.POLICY) {
      return "after policy: there must be a number of matches to learn from such as 100000, then if you like result, score"
          + " or both";
    }
    String length = sort == Kind.GREEDY || sort == Kind.BLUFF ? "" : ", cut40 (after 40 decisions), phase, round or full";
    String exploration = sort == Kind.MCTS ? ", explore0.15" : "";
    return "after " + word(sort) + ": there must be a budget such as 1000, 1000c, 250ms or 2s, then if you like result,"
        + " score or both" + length + exploration;
  }

  private static String word(Kind sort) {
    return sort.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the text of a bot, without parts that have their default. */
  static String of(BuiltInBotFactory bot) {
    if (bot.sort() == Kind.RANDOM) {
      return word(bot.sort());
    }
    MctsSettings settings = bot.settings();
    StringBuilder text = new StringBuilder(word(bot.sort())).append(SEPARATOR).append(bot.budget());
    if (settings.aim() != MctsSettings.DEFAULT.aim()) {
      text.append(SEPARATOR).append(settings.aim().word());
    }
    if (settings.playout() == MctsSettings.FULL) {
      text.append(SEPARATOR).append("full");
    } else if (settings.playout() == MctsSettings.PHASE_END || settings.playout() == MctsSettings.ROUND_END) {
      text.append(SEPARATOR).append(settings.playout() == MctsSettings.PHASE_END ? "phase" : "round");
    } else if (settings.playout() != MctsSettings.AS_DECLARED) {
      text.append(SEPARATOR).append("cut").append(settings.playout());
    }
    if (settings.exploration() != MctsSettings.DEFAULT.exploration()) {
      text.append(SEPARATOR).append("explore")
          .append(BigDecimal.valueOf(settings.exploration()).stripTrailingZeros().toPlainString());
    }
    return text.toString();
  }
}
