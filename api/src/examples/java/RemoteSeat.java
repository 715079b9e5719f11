import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A seat at a {@link MatchServer}, as a program that uses only HTTP. It answers every decision at random until the
 * match is over. Then it prints the number of its answers, and how many were refused because other seats had acted
 * meanwhile.
 *
 * <p>Arguments: the port, the number of the seat, its secret.
 */
public final class RemoteSeat {

  private static final Pattern NUMBER = Pattern.compile("\"decision\":\\{\"number\":(\\d+)");
  private static final Pattern NOTATION = Pattern.compile("\"notation\":\"([^\"]*)\"");

  private RemoteSeat() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 3) {
      System.err.println("usage: RemoteSeat PORT SEAT SECRET, as MatchServer prints them");
      System.exit(2);
    }
    HttpClient client = HttpClient.newHttpClient();
    String base = "http://127.0.0.1:" + args[0] + "/?seat=" + args[1] + "&secret=" + args[2];
    Random random = new Random(Integer.parseInt(args[1]));
    int given = 0;
    int late = 0;
    int position = 0;
    while (true) {
      String news = client.send(HttpRequest.newBuilder(URI.create(base + "&told=" + position)).build(),
          HttpResponse.BodyHandlers.ofString()).body();
      Matcher counted = Pattern.compile("\"told\":(\\d+)").matcher(news);
      position = counted.find() ? Integer.parseInt(counted.group(1)) : position;
      Matcher number = NUMBER.matcher(news);
      if (number.find()) {
        List<MatchResult> notations = NOTATION.matcher(news.substring(number.start())).results().toList();
        String answer = notations.get(random.nextInt(notations.size())).group(1);
        int status = client.send(HttpRequest.newBuilder(URI.create(base + "&number=" + number.group(1)))
            .POST(HttpRequest.BodyPublishers.ofString(answer)).build(), HttpResponse.BodyHandlers.ofString()).statusCode();
        given += status == 200 ? 1 : 0;
        late += status == 409 ? 1 : 0;
      } else if (news.contains("\"type\":\"over\"")) {
        System.out.println("seat " + args[1] + " answered " + given + " times, " + late + " times too late");
        return;
      } else {
        Thread.sleep(2);
      }
    }
  }
}
