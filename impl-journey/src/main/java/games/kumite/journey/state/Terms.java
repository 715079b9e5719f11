package games.kumite.journey.state;

import games.kumite.api.InvalidSetupException;
import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Demon;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.content.Quest;
import games.kumite.spi.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What is fixed before a match: settings, content, faces, zones, miniatures, quests. Immutable. */
@Shared
public final class Terms {

  /** What was chosen. */
  public final Settings settings;
  /** The content. */
  public final Content content;
  /** Where cards may lie. */
  public final Zones zones;
  /** The number of Tripitaka: who revives, closes gates and is what demons are after. */
  public final int leader;
  /** Events that name what the content has. */
  public final Told told;
  /** The most squares of any quest. */
  public final int mostSquares;
  /** The most tokens of any quest. */
  public final int mostPieces;
  private final Face[] faces;
  private final Figure[] figures;
  private final int[] firstOfType;
  private final Scene[] scenes;
  private final List<int[]> shapes = new ArrayList<>();

  /**
   * The terms of a match.
   *
   * @param settings what was chosen
   * @param content the content
   * @throws InvalidSetupException if the quest that was chosen is none of the content
   */
  public Terms(Settings settings, Content content) {
    this.settings = settings;
    this.content = content;
    faces = faces(content);
    zones = new Zones(settings.seats(), content, faces);
    firstOfType = new int[content.demons().size() + 1];
    figures = figures(content);
    told = new Told(quest -> "token:quest-" + content.quests().get(quest).entry().id(),
        pilgrim -> figure(pilgrim).id(), figure -> figure(figure).id(), token -> "token:"
            + scene(token / Scene.MOST_PIECES).piece(token % Scene.MOST_PIECES).name);
    int leading = 0;
    while (!content.pilgrims().get(leading).entry().leader()) {
      leading++;
    }
    leader = leading;
    List<String> pilgrims = content.pilgrims().stream().map(pilgrim -> pilgrim.entry().id()).toList();
    List<String> ids = content.quests().stream().map(quest -> quest.entry().id()).toList();
    if (!settings.quest().isEmpty() && !ids.contains(settings.quest())) {
      throw new InvalidSetupException("option quest: must be one of " + String.join(", ", ids) + " or empty, was \""
          + settings.quest() + "\"");
    }
    scenes = new Scene[ids.size()];
    int squares = 0;
    int pieces = 0;
    for (int i = 0; i < scenes.length; i++) {
      Quest quest = content.quests().get(i);
      scenes[i] = new Scene(i, quest, shapes, pilgrims);
      squares = Math.max(squares, quest.ground().size());
      pieces = Math.max(pieces, scenes[i].pieces());
    }
    mostSquares = squares;
    mostPieces = pieces;
  }

  private static Face[] faces(Content content) {
    List<Face> faces = new ArrayList<>();
    Stream.of(content.demonCards(), content.corruptions(), content.fortunes(), content.misfortunes(), content.skills())
        .flatMap(List::stream).forEach(card -> print(card, faces));
    return faces.toArray(Face[]::new);
  }

  private static void print(Card card, List<Face> faces) {
    int name = faces.size();
    for (int copy = 0; copy < card.copies(); copy++) {
      faces.add(new Face(faces.size(), name, card));
    }
  }

  private Figure[] figures(Content content) {
    List<Figure> made = new ArrayList<>();
    for (Pilgrim pilgrim : content.pilgrims()) {
      made.add(new Figure(made.size(), made.size(), -1, pilgrim.entry().id(), pilgrim.entry().name(),
          shape(pilgrim.entry().width(), pilgrim.entry().length()), pilgrim.entry().move(), pilgrim.icon()));
    }
    for (int type = 0; type < content.demons().size(); type++) {
      Demon demon = content.demons().get(type);
      firstOfType[type] = made.size();
      for (int number = 1; number <= demon.entry().count(); number++) {
        boolean isSingle = demon.entry().count() == 1;
        made.add(new Figure(made.size(), -1, type, demon.entry().id() + (isSingle ? "" : "-" + number),
            demon.entry().name() + (isSingle ? "" : " " + number),
            shape(demon.entry().width(), demon.entry().length()), demon.entry().move(), demon.icon()));
      }
    }
    firstOfType[content.demons().size()] = made.size();
    return made.toArray(Figure[]::new);
  }

  private int shape(int width, int length) {
    for (int shape = 0; shape < shapes.size(); shape++) {
      if (shapes.get(shape)[0] == width && shapes.get(shape)[1] == length) {
        return shape;
      }
    }
    shapes.add(new int[] {width, length});
    return shapes.size() - 1;
  }

  /** What is printed on a card. */
  public Face face(int index) {
    return faces[index];
  }

  /** How many miniatures there are. */
  public int figures() {
    return figures.length;
  }

  /** A miniature. */
  public Figure figure(int index) {
    return figures[index];
  }

  /** The sheet of a pilgrim. */
  public Pilgrim pilgrim(int pilgrim) {
    return content.pilgrims().get(pilgrim);
  }

  /** The sheet of a type of demon. */
  public Demon demon(int type) {
    return content.demons().get(type);
  }

  /** The first miniature of a type; the last one stands before the first of the next type. */
  public int firstOf(int type) {
    return firstOfType[type];
  }

  /** The number of a type of demon, by its id. */
  public int type(String id) {
    for (int type = 0; type < content.demons().size(); type++) {
      if (content.demons().get(type).entry().id().equals(id)) {
        return type;
      }
    }
    throw new IllegalArgumentException("there is no demon " + id);
  }

  /** How many quests there are. */
  public int scenes() {
    return scenes.length;
  }

  /** A quest. */
  public Scene scene(int index) {
    return scenes[index];
  }
}
