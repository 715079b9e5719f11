package games.kumite.spi.console.picture;

import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;

/**
 * A page that shows a match as one viewer saw it, picture after picture: with keys and buttons forwards and backwards,
 * and the events beside it. The page is one file and loads nothing.
 *
 * <p>Confined to one thread at a time.
 */
public final class ReplayPage {

  private static final int KEY_STEP = 64;
  private static final Pattern HOLE = Pattern.compile("@(TITLE|SCRIPT|DATA|LANG|FIRST|BACK|NEXT|LAST)@");

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<Map<String, Object>> steps = new ArrayList<>();
  private List<Integer> lastLines = List.of();
  private List<String> lastWords = List.of();

  /**
   * Adds the table that the viewer sees now, unless it equals the one before.
   *
   * @param svg the picture of the table
   * @param told the events since the last call
   * @param phase the current phase
   * @param turn what the match waits for
   */
  public void add(String svg, List<String> told, String phase, String turn) {
    List<Integer> lines = svg.lines().map(line -> numbers.computeIfAbsent(line, made -> numbers.size())).toList();
    List<Integer> parts = lines.subList(1, lines.size());
    List<String> words = List.of(phase, turn);
    if (!steps.isEmpty() && told.isEmpty() && lines.equals(lastLines) && words.equals(lastWords)) {
      return;
    }
    Map<String, Object> step = new LinkedHashMap<>();
    List<Integer> before = steps.size() % KEY_STEP == 0 ? List.of() : lastLines.subList(1, lastLines.size());
    int kept = common(before, parts, 0);
    int end = common(before, parts, kept);
    step.put("r", lines.get(0)); // the root, which changes with the height
    step.put("k", kept);
    step.put("e", end);
    step.put("p", parts.subList(kept, parts.size() - end));
    step.put("t", told);
    step.put("a", words);
    steps.add(step);
    lastLines = lines;
    lastWords = words;
  }

  /** Returns how many elements are equal from the beginning; or, without the first {@code kept}, from the end. */
  private static int common(List<Integer> before, List<Integer> after, int kept) {
    int most = Math.min(before.size(), after.size()) - kept;
    int count = 0;
    while (count < most && (kept == 0 ? before.get(count).equals(after.get(count))
        : before.get(before.size() - 1 - count).equals(after.get(after.size() - 1 - count)))) {
      count++;
    }
    return count;
  }

  /**
   * Returns the page.
   *
   * @param title the title above the page
   * @param say the language of the page's own texts
   * @return a file of HTML
   */
  public String page(String title, ConsoleTexts say) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("every", KEY_STEP);
    data.put("of", say.text("page.of"));
    data.put("parts", List.copyOf(numbers.keySet()));
    data.put("steps", steps);
    String json = JsonMapper.builder().build().writeValueAsString(data).replace("<", "\\u003c");
    return HOLE.matcher(Resource.text("page.html")) // in one pass: a name may look like a placeholder
        .replaceAll(hole -> Matcher.quoteReplacement(switch (hole.group(1)) {
          case "TITLE" -> PlotShapes.escaped(title);
          case "SCRIPT" -> Resource.text("page.js");
          case "DATA" -> json;
          case "LANG" -> say.language().getLanguage();
          default -> PlotShapes.escaped(say.text("page." + hole.group(1).toLowerCase(Locale.ROOT)));
        }));
  }
}
