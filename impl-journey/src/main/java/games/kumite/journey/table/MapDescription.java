package games.kumite.journey.table;

import games.kumite.api.Element.Kind;
import games.kumite.journey.content.Condition;
import games.kumite.journey.content.QuestEntry;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Footing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Line;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Scene;
import games.kumite.spi.TableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The description of the map: squares, tokens, miniatures. Used once. */
final class MapDescription {

  private static final int LETTERS = 26;
  private static final int SIDES = 4;

  private final Journey journey;
  private final Scene scene;
  private final Ground ground;

  MapDescription(Journey journey) {
    this.journey = journey;
    scene = journey.scene();
    ground = scene.ground;
  }

  /** Returns the name of a square: columns a, b... z, aa, ab...; rows from 1. */
  static String name(Ground ground, int square) {
    int column = ground.x(square);
    String letter = String.valueOf((char) ('a' + column % LETTERS));
    return (column < LETTERS ? letter : "a" + letter) + (ground.y(square) + 1);
  }

  void describe(TableBuilder table) {
    TableBuilder.Node board = table.add(Kind.BOARD, "map").set("label", scene.quest.entry().title())
        .set("columns", ground.width()).set("rows", ground.height());
    for (int square = 0; square < ground.size(); square++) {
      if (ground.exists(square)) {
        square(board, square);
      }
    }
    for (int figure = 0; figure < journey.terms().figures(); figure++) {
      if (journey.pose(figure) != Pose.NONE) {
        figure(board, figure);
      }
    }
    for (int piece = 0; piece < scene.pieces(); piece++) {
      if (journey.isThere(piece)) {
        piece(board, piece);
      }
    }
  }

  private void square(TableBuilder.Node board, int square) {
    QuestEntry.Placed tile = scene.quest.entry().tiles().get(ground.tile(square));
    TableBuilder.Node node = at(board.add(Kind.SPACE, name(ground, square)), square).set("tile", tile.tile());
    if (ground.terrain(square) != Terrain.PLAIN) {
      node.set("terrain", word(ground.terrain(square)));
    }
    for (int side = 0; side < SIDES; side++) {
      Line line = ground.line(square, side);
      if (line != Line.OPEN) {
        node.set(Facing.at(side).word(), word(line));
      }
    }
  }

  private TableBuilder.Node at(TableBuilder.Node node, int square) {
    return node.set("column", ground.x(square) + 1).set("row", ground.y(square) + 1);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private void piece(TableBuilder.Node board, int index) {
    Piece piece = scene.piece(index);
    TableBuilder.Node node = at(board.add(Kind.TOKEN, piece.name).set("type", word(piece.kind)), journey.square(index));
    if (piece.kind == Piece.Kind.GATE) {
      node.set("state", word(journey.gate(index)));
      if (journey.extraCards(index) > 0) {
        node.set("extra-cards", journey.extraCards(index));
      }
    } else if (piece.kind == Piece.Kind.DOOR) {
      node.refer("to", "space:" + name(ground, piece.second));
    } else if (piece.kind == Piece.Kind.WELL) {
      node.refer("used-by", users(index));
    }
  }

  private List<String> users(int well) {
    List<String> users = new ArrayList<>();
    for (int left = journey.users(well); left != 0; left &= left - 1) {
      users.add(journey.terms().figure(Integer.numberOfTrailingZeros(left)).id());
    }
    return users;
  }

  private void figure(TableBuilder.Node board, int index) {
    Figure figure = journey.terms().figure(index);
    int pose = journey.pose(index);
    Footing footing = journey.footing(index);
    TableBuilder.Node node = at(board.add(Kind.FIGURE, figure.name).set("label", figure.label), Pose.square(pose))
        .set("facing", Facing.at(Pose.facing(pose)).word()).set("health", journey.figure(index, Num.HEALTH))
        .set("team", figure.isPilgrim() ? "pilgrims" : "demons");
    if (figure.isPilgrim() && journey.controller(index) >= 0) {
      node.set("owner", journey.start().seats().get(journey.controller(index)).id());
    }
    if (!figure.isPilgrim()) {
      node.set("text", journey.terms().sheet(figure.type));
    }
    if (footing.size() > 1) {
      List<String> squares = new ArrayList<>();
      for (int k = 0; k < footing.size(); k++) {
        squares.add("space:" + name(ground, footing.square(pose, k)));
      }
      node.refer("squares", squares);
    }
    if (journey.figure(index, Num.GUEST) != 0) {
      node.set("guest", true);
    }
    List<Condition> conditions = journey.terms().content.conditions();
    for (int condition = 0; condition < conditions.size(); condition++) {
      if (journey.turnTokens(index, condition) >= 0) {
        node.set(conditions.get(condition).entry().id(), journey.turnTokens(index, condition));
      }
    }
  }
}
