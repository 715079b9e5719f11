package games.kumite.spi.console.command;

import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The messages about errors in a command line. */
public final class UsageErrors {

  private final ConsoleTexts say;

  public UsageErrors(ConsoleTexts say) {
    this.say = say;
  }

  /** Returns one paragraph for each error. */
  public List<String> of(ParameterException wrong) {
    List<String> lines = new ArrayList<>();
    if (wrong.getCause() instanceof ConsoleException refused) {
      lines.add(refused.text(say));
    } else if (wrong instanceof UnmatchedArgumentException unmatched) {
      lines.add(say.text(unmatched.isUnknownOption() ? "args.unknown-option" : "args.unmatched", typed(unmatched)));
      if (!unmatched.getSuggestions().isEmpty()) {
        lines.add(say.text("args.meant", String.join(" " + say.text("or") + " ", unmatched.getSuggestions())));
      }
    } else if (wrong instanceof MissingParameterException missing) {
      missing.getMissing().forEach(arg -> lines.add(say.text(arg.isOption() ? "args.no-value" : "args.no-parameter", name(arg))));
    } else if (wrong instanceof OverwrittenOptionException twice) {
      lines.add(say.text("args.twice", name(twice.getOverwritten())));
    } else {
      lines.add(value(wrong, wrong.getArgSpec()));
    }
    return lines;
  }

  private static String typed(UnmatchedArgumentException unmatched) {
    return unmatched.getUnmatched().stream().map(Text::printable).map(typed -> "'" + typed + "'")
        .collect(Collectors.joining(", "));
  }

  private String value(ParameterException wrong, @Nullable ArgSpec arg) {
    String value = Text.printable(String.valueOf(wrong.getValue()));
    if (arg == null) {
      return wrong.getValue() == null ? String.valueOf(wrong.getMessage()) : say.text("args.no-command", value);
    }
    Class<?> type = arg.type();
    return type.isEnum() ? say.text("args.choice", name(arg), Stream.of(type.getEnumConstants()).map(String::valueOf)
            .collect(Collectors.joining(", ")), value)
        : type == int.class || type == Integer.class ? say.text("args.number", name(arg), value)
        : say.text("args.value", name(arg), value);
  }

  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }
}
