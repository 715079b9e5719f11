package games.kumite.spi.testkit;

import games.kumite.api.Element;
import games.kumite.api.Match;
import games.kumite.api.Table;
import games.kumite.api.Viewer;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.picture.Theme;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The pictures of every table are well-formed, show each element once, with its id, and cut no text, in any language. */
final class Pictures {

  private static final int[] WIDTHS = {360, 900, 1920};

  private final TrialMatches trials;
  private final int samples;

  Pictures(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** In all themes and languages and at several widths in turn: all elements where all are highlighted, else those that are seen. */
  void showEveryElement() {
    int[] drawn = new int[1];
    for (TrialMatch trial : trials.few()) {
      trial.walk(trials.sampled(trial, samples), (match, position) -> {
        for (Viewer viewer : TrialMatch.observers(match)) {
          List<Locale> languages = match.game().languages();
          Locale language = languages.get(drawn[0] % languages.size());
          Table table = match.in(language).table(viewer);
          Theme theme = Theme.values()[drawn[0] % Theme.values().length];
          TablePicture picture = TablePicture.of(table).game(match.game()).language(language).theme(theme)
              .width(WIDTHS[drawn[0]++ % WIDTHS.length]);
          shows(trial, match, seen(table.elements(), new ArrayList<>()), picture.svg());
          shows(trial, match, table.all().keySet(), picture.highlight(table.all().keySet()).svg());
        }
      });
    }
  }

  /** Returns the ids of elements that no pile hides. */
  private static List<String> seen(List<Element> elements, List<String> seen) {
    for (Element element : elements) {
      seen.add(element.id());
      if (element.kind() != Element.Kind.PILE) {
        seen(element.children(), seen);
      }
    }
    return seen;
  }

  private static void shows(TrialMatch trial, Match match, Iterable<String> ids, String svg) {
    Set<String> shown = new HashSet<>();
    Document document = parsed(trial, match, svg);
    NodeList groups = document.getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      String id = groups.item(i).getAttributes().getNamedItem("data-id") == null ? ""
          : groups.item(i).getAttributes().getNamedItem("data-id").getNodeValue();
      if (!id.isEmpty() && !shown.add(id)) {
        throw trial.finding("a picture must show " + id + " once", match);
      }
    }
    NodeList texts = document.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      if (texts.item(i).getTextContent().endsWith("...")) {
        throw trial.finding("a picture must cut no text, was " + texts.item(i).getTextContent(), match);
      }
    }
    for (String id : ids) {
      if (!shown.contains(id)) {
        throw trial.finding("a picture must show " + id, match);
      }
    }
  }

  private static Document parsed(TrialMatch trial, Match match, String svg) {
    try {
      return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    } catch (SAXException | IOException | ParserConfigurationException malformed) {
      throw trial.finding("a picture must be well-formed: " + malformed.getMessage(), match);
    }
  }
}
